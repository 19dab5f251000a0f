import type { AuditAction } from '#contract/audit.ts';

/** What the audit log says was done, after the name of who did it. */
export const auditWords: Readonly<Record<AuditAction, string>> = {
  'signed-in': 'Signed in',
  'second-factor-failed': 'Entered a wrong code',
  'second-factor-set-up': 'Set up a second factor',
  'second-factor-turned-off': 'Turned the second factor off',
  'second-factor-reset': 'Took the second factor away',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-renewed': 'Made new recovery codes',
  'password-confirmed': 'Gave the password again',
  'password-refused': 'Gave a wrong password',
  'password-reset': 'Set a new password',
  'name-changed': 'Changed their name to',
  'users-read': 'Looked at the list of users',
  'user-deleted': 'Deleted a user',
  'data-exported': 'Exported data',
  'admin-added': 'Made an admin',
  'admin-removed': 'Took the office away from',
  'signed-out': 'Signed out everywhere',
  'backup-restored': 'Restored a backup',
  'retention-confirmed': 'Deleted data that was kept long enough',
};
