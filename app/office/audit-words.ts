import type { AuditAction } from '#contract/audit.ts';

/** The text of each action in the audit log. The next column names the account that was changed. */
export const auditWords: Readonly<Record<AuditAction, string>> = {
  'signed-in': 'Signed in',
  'second-factor-failed': 'Entered a wrong code',
  'second-factor-set-up': 'Set up a second factor',
  'second-factor-turned-off': 'Turned off the second factor',
  'second-factor-reset': 'Removed the second factor',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-renewed': 'Made new recovery codes',
  'password-confirmed': 'Entered the password again',
  'password-refused': 'Entered a wrong password',
  'password-reset': 'Set a new password',
  'name-changed': 'Changed own name to',
  'users-read': 'Opened the user list',
  'user-deleted': 'Deleted a user',
  'data-exported': 'Downloaded own data',
  'admin-added': 'Made an owner',
  'admin-removed': 'Removed an owner from the office',
  'teacher-added': 'Made a teacher',
  'teacher-removed': 'Removed a teacher from the office',
  'signed-out': 'Signed out everywhere',
  'backup-restored': 'Restored a backup',
  'retention-confirmed': 'Deleted old data',
  'content-imported': 'Imported the content of the site',
  'application-status-changed': 'Changed an application',
  'mail-resent': 'Sent a mail again',
};
