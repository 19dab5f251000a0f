import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useHydrated } from '#app/ui/hydrated.ts';
import { quietLink } from '#app/ui/link.tsx';
import { NoScriptMessage } from '#app/ui/no-script-message.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import styles from './account-page.module.css';

const state = z.object({ email: z.string() });

/** Gives its content the email that travels in navigation state (docs/specification.md, section 3); without one the visitor is sent to where it is asked. */
export function WithResetEmail({ children }: { children: (email: string) => ReactNode }) {
  const given = state.safeParse(useLocation().state);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <>
        <NoScriptMessage feature="Setting a new password" />
        <Skeleton lines={3} />
      </>
    );
  }
  if (given.success) return children(given.data.email);
  return (
    <div className={styles.start}>
      <p className={styles.say}>Please enter your email first.</p>
      <p>
        <Link className={quietLink} to="/Forget">
          Enter your email
        </Link>
      </p>
    </div>
  );
}
