import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { erasure } from '#contract/users/account.ts';
import { endOtherSessions, endSession, getSessions, type Session } from '#contract/users/session.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ShortTimestamp, Timestamp } from '#app/ui/text/date.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { ChangePassword } from './change-password.tsx';
import profile from './profile.module.css';
import styles from './session-list.module.css';

/** The sessions to end: one, or all except the current one. */
type Target = Session | 'others';

/** The sessions of the account, with buttons to end them (OWASP ASVS 5.0, 7.5.2). */
export function SessionList({ email }: { email: string }) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      setSessions((await callEndpoint(getSessions, undefined)).sessions);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function end({ password }: { password: string }) {
    if (target === null) return;
    const { message, sessions: remaining } =
      target === 'others'
        ? await callEndpoint(endOtherSessions, { password })
        : await callEndpoint(endSession, { password }, { params: { id: target._id } });
    setSessions(remaining);
    setTarget(null);
    toast.success(message);
  }

  return (
    <section className={styles.signedIn} aria-labelledby="signed-in">
      <h2 id="signed-in" ref={heading} tabIndex={-1}>
        Signed in on
      </h2>
      {problem !== null && (
        <div className={styles.problem}>
          <p>{problem}</p>
          <Button onClick={() => void load()}>Try again</Button>
        </div>
      )}
      {problem === null && sessions === null && <Skeleton lines={2} />}
      {sessions !== null && (
        <ul>
          {sessions.map((session) => (
            <li key={session._id}>
              <SessionItem session={session} onEnd={() => setTarget(session)} />
            </li>
          ))}
        </ul>
      )}
      {/* Appears together with the list, so that nothing shifts when the list is loaded. */}
      {(sessions !== null || problem !== null) && (
        <div className={styles.actions}>
          {sessions !== null && sessions.length > 2 && (
            <button type="button" className={quietLink} onClick={() => setTarget('others')}>
              Sign out everywhere else
            </button>
          )}
          <ChangePassword email={email} onChanged={() => void load()} />
        </div>
      )}
      <EndDialog target={target} heading={heading} onClose={() => setTarget(null)} onEnd={end} />
    </section>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { browser, signedInAt, lastUsedAt, isThis } = session;
  return (
    <>
      <div>
        <b>{browser}</b>
        <span>
          {isThis ? (
            <>
              this browser, since <Timestamp iso={signedInAt} />
            </>
          ) : (
            <>
              last used <ShortTimestamp iso={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      {!isThis && (
        <button type="button" className={quietLink} onClick={onEnd}>
          Sign out<span className="visually-hidden"> on {browser}</span>
        </button>
      )}
    </>
  );
}

interface EndDialogProps {
  target: Target | null;
  /** Gets the focus afterwards, because the pressed button no longer exists. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
  onEnd: (values: { password: string }) => Promise<void>;
}

function EndDialog({ target, heading, onClose, onEnd }: EndDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  const where = target === null || target === 'others' ? 'everywhere else' : `on ${target.browser}`;
  return (
    <Dialog
      title={`Sign out ${where}?`}
      isOpen={target !== null}
      onClose={onClose}
      isConfirmation
      initialFocus={keepButton}
      finalFocus={heading}
    >
      <Form className={profile.erase} schema={erasure} onSubmit={onEnd}>
        <DialogDescription>
          <p>You stay signed in here.</p>
        </DialogDescription>
        <ErrorSummary />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <div className={profile.answers}>
          <Button ref={keepButton} onClick={onClose}>
            Keep signed in
          </Button>
          <SubmitButton kind="danger" busyLabel="Signing out there…">
            Sign out there
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
