import { useState, type ReactNode } from 'react';
import { differentFamilies, mergeFamily, type Family, type PossibleDuplicate } from '#contract/family.ts';
import { statusNames } from '#contract/status-words.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { CalendarDate } from '#app/ui/date.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { useAction } from './use-action.ts';
import styles from './duplicates.module.css';

interface DuplicatesProps {
  family: Family;
  /** Only the owner merges families. */
  isOwner: boolean;
  reload: () => Promise<void>;
}

const reasonWords = { child: 'the same child', phone: 'the same phone number' } as const;
const list = new Intl.ListFormat('en-GB');

/** What two families that may be one have in common and where they differ. */
type Side = Pick<PossibleDuplicate, 'guardians' | 'emails' | 'phones' | 'children' | 'applications'>;

function sideOf({ guardians, children }: Family): Side {
  const enrollments = children.flatMap(({ applications }) =>
    applications.map(({ enrollment }) => enrollment),
  );
  return {
    guardians: guardians.map(({ fullName }) => fullName),
    emails: guardians.flatMap(({ email }) => email ?? []),
    phones: [
      ...new Set([
        ...guardians.flatMap(({ phone }) => phone ?? []),
        ...enrollments.map(({ phone }) => phone),
      ]),
    ],
    children: children.map(({ fullName, dob }) => ({ fullName, dob })),
    applications: enrollments.map(({ fullName, course, status }) => ({ child: fullName, course, status })),
  };
}

/** Other families that may be this one, each beside it. */
export function Duplicates({ family, isOwner, reload }: DuplicatesProps) {
  const { duplicates } = family;
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="duplicates" className={styles.duplicates}>
      <h3 id="duplicates">Is this one family?</h3>
      {duplicates.map((other) => (
        <Pair key={other._id} family={family} other={other} isOwner={isOwner} reload={reload} />
      ))}
    </section>
  );
}

function Pair({ family, other, isOwner, reload }: DuplicatesProps & { other: PossibleDuplicate }) {
  const [isBusy, run] = useAction();
  const [isAsked, setAsked] = useState(false);

  async function decide(work: () => Promise<{ message: string }>) {
    const isDone = await run(async () => (await work()).message);
    await reload();
    if (isDone) document.getElementById('names')?.focus();
  }
  const merge = () =>
    decide(() => callEndpoint(mergeFamily, { into: family._id }, { params: { id: other._id } }));
  const keepApart = () =>
    decide(() => callEndpoint(differentFamilies, { from: other._id }, { params: { id: family._id } }));

  return (
    <Sheet className={styles.pair}>
      <p className={styles.reason}>
        Both have {list.format(other.reasons.map((reason) => reasonWords[reason]))}.
      </p>
      <div className={styles.sides}>
        <SideOfPair title="This family" side={sideOf(family)} />
        <SideOfPair title="The other family" side={other}>
          <Link className={quietLink} to={`/office/families/${other._id}`}>
            Open the other family
          </Link>
        </SideOfPair>
      </div>
      {isOwner && !isAsked && (
        <div className={styles.answers}>
          <Button kind="primary" onClick={() => setAsked(true)}>
            These are one family
          </Button>
          <Button isBusy={isBusy} onClick={() => void keepApart()}>
            Not the same
          </Button>
        </div>
      )}
      {isOwner && isAsked && (
        <div className={styles.question}>
          <p>
            Nothing is deleted: both keep their accounts and applications. Each guardian will see the names,
            courses and states of all children on the profile page. You can undo it for a day.
          </p>
          <div className={styles.answers}>
            <Button kind="primary" isBusy={isBusy} onClick={() => void merge()}>
              Merge them
            </Button>
            <Button onClick={() => setAsked(false)}>Cancel</Button>
          </div>
        </div>
      )}
      {!isOwner && <p className={styles.quiet}>The owner of the school can merge them.</p>}
    </Sheet>
  );
}

function SideOfPair({ title, side, children }: { title: string; side: Side; children?: ReactNode }) {
  const { guardians, emails, phones, children: named, applications } = side;
  const dash = '–';
  return (
    <div className={styles.side}>
      <h4>{title}</h4>
      <dl>
        <dt>Guardians</dt>
        <dd>{list.format(guardians)}</dd>
        <dt>Children</dt>
        <dd>
          {named.length === 0
            ? dash
            : named.map(({ fullName, dob }) => (
                <span key={`${fullName} ${dob}`} className={styles.line}>
                  {fullName}, born <CalendarDate day={dob} />
                </span>
              ))}
        </dd>
        <dt>Phone</dt>
        <dd>{phones.length === 0 ? dash : phones.join(', ')}</dd>
        <dt>Email</dt>
        <dd>{emails.length === 0 ? dash : emails.join(', ')}</dd>
        <dt>Applications</dt>
        <dd>
          {applications.length === 0
            ? dash
            : applications.map(({ child, course, status }, index) => (
                <span key={index} className={styles.line}>
                  {child}, {course}: {statusNames[status]}
                </span>
              ))}
        </dd>
      </dl>
      {children}
    </div>
  );
}
