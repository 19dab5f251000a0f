import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import * as z from 'zod/mini';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import styles from './account-page.module.css';

const emailState = z.object({ email: z.string() });

/**
 * Passes the email address from the navigation state to its children (docs/specification.md, section 3). Without one it
 * shows a link to the page that asks for it.
 */
export function WithResetEmail({ children }: { children: (email: string) => ReactNode }) {
  const parsed = emailState.safeParse(useLocation().state);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <>
        <NoScriptMessage feature="Setting a new password" />
        <Skeleton lines={3} />
      </>
    );
  }
  if (parsed.success) return children(parsed.data.email);
  return (
    <div className={styles.start}>
      <p className={styles.intro}>Please enter your email first.</p>
      <p>
        <Link className={quietLink} to="/Forget">
          Enter your email
        </Link>
      </p>
    </div>
  );
}
