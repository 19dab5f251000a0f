import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { erasure } from '#contract/account.ts';
import { endOtherSessions, endSession, getSessions, type Session } from '#contract/session.ts';
import { messageOf, callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/button.tsx';
import { ShortTimestamp, Timestamp } from '#app/ui/date.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Form } from '#app/ui/form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ChangePassword } from './change-password.tsx';
import profile from './profile.module.css';
import styles from './signed-in.module.css';

/** Which sessions a question is about: one, or all but this one. */
type Asked = Session | 'others';

/** Where the account is signed in, and the way to end that (OWASP ASVS 5.0, 7.5.2). */
export function SignedIn({ email }: { email: string }) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
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
    if (asked === null) return;
    const { message, sessions: left } =
      asked === 'others'
        ? await callEndpoint(endOtherSessions, { password })
        : await callEndpoint(endSession, { password }, { id: asked._id });
    setSessions(left);
    setAsked(null);
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
              <Place session={session} onEnd={() => setAsked(session)} />
            </li>
          ))}
        </ul>
      )}
      {/* With the list, whose length nobody knows before: nothing that is seen moves. */}
      {(sessions !== null || problem !== null) && (
        <div className={styles.actions}>
          {sessions !== null && sessions.length > 2 && (
            <button type="button" className={quietLink} onClick={() => setAsked('others')}>
              Sign out everywhere else
            </button>
          )}
          <ChangePassword email={email} onChanged={() => void load()} />
        </div>
      )}
      <EndDialog asked={asked} heading={heading} onClose={() => setAsked(null)} onEnd={end} />
    </section>
  );
}

function Place({ session, onEnd }: { session: Session; onEnd: () => void }) {
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
  asked: Asked | null;
  /** Takes the focus once the button that asked is gone. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
  onEnd: (values: { password: string }) => Promise<void>;
}

function EndDialog({ asked, heading, onClose, onEnd }: EndDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const where = asked === null || asked === 'others' ? 'everywhere else' : `on ${asked.browser}`;
  return (
    <Dialog
      title={`Sign out ${where}?`}
      isOpen={asked !== null}
      onClose={onClose}
      isConfirmation
      initialFocus={stay}
      finalFocus={heading}
    >
      <Form className={profile.erase} schema={erasure} onSubmit={onEnd}>
        <DialogDescription>
          <p>You stay signed in here.</p>
        </DialogDescription>
        <ErrorSummary />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <div className={profile.answers}>
          <Button ref={stay} onClick={onClose}>
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
