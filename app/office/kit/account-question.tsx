import type { ReactNode } from 'react';
import type { AnyUser } from '#contract/users/account.ts';
import styles from './account-question.module.css';

interface AccountQuestionProps {
  account: Pick<AnyUser, 'fullName' | 'userEmail'>;
  /** What will happen to it. */
  children: ReactNode;
}

/** The words of a dialog that asks before an account is changed: which one it is, and what will happen. */
export function AccountQuestion({ account: { fullName, userEmail }, children }: AccountQuestionProps) {
  return (
    <>
      <p className={styles.account}>
        <b>{fullName}</b>
        <br />
        {userEmail}
      </p>
      <p className={styles.what}>{children}</p>
    </>
  );
}
