// All data stored about the signed-in user, to read, print or save. It looks like a page of the school's ledger.
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import { exportFileName } from '#contract/export-file-name.ts';
import { exportMe, type MyData } from '#contract/school/my-data.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { metaOf } from '#app/meta.ts';
import { useSchool } from '#app/school.ts';
import { useExpectedUser } from '#app/expected-user.ts';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/form/button.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/data-page';
import { ExportedData } from './exported-data.tsx';
import { isPasswordRequired, PasswordConfirmationDialog } from './password-confirmation.tsx';
import { saveFile } from './save-file.ts';
import styles from './data-page.module.css';

export const meta = metaOf('/profile/data');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/profile/data') });

const dataNotShown = [
  'Messages from the contact form: they belong to no account.',
  'Mails: yours are in your mailbox, the office’s are in its own.',
  'Sign-in codes and counters against password guessing: they are deleted within a day.',
];

export default function DataPage() {
  const { user, isKnown } = useSession();
  useExpectedUser(user);
  const school = useSchool();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  const [data, setData] = useState<MyData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      setData(await callEndpoint(exportMe, undefined));
      setConfirmationOpen(false);
    } catch (error) {
      setProblem(messageOf(error));
      setConfirmationOpen(isPasswordRequired(error));
    }
  }, []);

  useEffect(() => {
    if (isKnown && !isSignedIn) void navigate('/login', { replace: true });
    if (isSignedIn) void load();
  }, [isKnown, isSignedIn, navigate, load]);

  return (
    <div className={styles.page}>
      <div className={styles.book}>
        <header className={styles.head}>
          <h1>Everything we store about you</h1>
          <NoScriptMessage feature="The page with your data" />
          <div className={styles.actions}>
            <Button disabled={data === null} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              disabled={data === null}
              onClick={() => saveFile(exportFileName(school.name), JSON.stringify(data, null, 2))}
            >
              Save as a file
            </Button>
            <Link className={quietLink} to="/profile">
              Back to your profile
            </Link>
          </div>
        </header>
        {problem !== null && (
          <div className={styles.problem}>
            <p>{problem}</p>
            <Button onClick={() => void load()}>Try again</Button>
          </div>
        )}
        <PasswordConfirmationDialog
          isOpen={isConfirmationOpen}
          confirmLabel="Show my data"
          onClose={() => setConfirmationOpen(false)}
          onConfirmed={load}
        />
        {problem === null && data === null && <Skeleton lines={8} />}
        {data !== null && (
          <>
            <ExportedData data={data} />
            <footer className={styles.beside}>
              <h2>Not on this page</h2>
              <ul>
                {dataNotShown.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>
                As of <Timestamp iso={data.exportedAt} />.
              </p>
              <p>
                Why we store it and for how long: <Link to="/Privacy">Privacy</Link>. Is something wrong?
                Write to <a href={school.email.href}>{school.email.text}</a>.
              </p>
            </footer>
          </>
        )}
      </div>
    </div>
  );
}
