/** One kind of personal data: a description for visitors, and its database columns. */
export interface StoredData {
  words: string;
  columns: readonly string[];
}

/**
 * All personal data that is stored, as the privacy page lists it. server/api/privacy.api.test.ts compares the columns with the
 * database: every column must be named here, or excluded in the test with a reason.
 */
export const storedData: readonly StoredData[] = [
  {
    words:
      'When you sign up: your full name, your email and a password; when you signed up, and when you last changed something.',
    columns: [
      'users.name',
      'users.email',
      'users.createdAt',
      'users.updatedAt',
      'accounts.password',
      'accounts.createdAt',
      'accounts.updatedAt',
    ],
  },
  {
    words:
      'When you apply for admission: the student’s full name, gender and date of birth; school name, board and ' +
      'class grade; the parent’s name and relation; phone and address; the course you chose, with its price and ages; your ' +
      'account’s email; the state of the application, and when it changed, who changed it and why; until when the child is enrolled; which version of the notice ' +
      'you saw, and when; if you told us on the phone, who of the school noted it.',
    columns: [
      'applications.fullName',
      'applications.nameKey',
      'applications.gender',
      'applications.dob',
      'applications.schoolName',
      'applications.board',
      'applications.classGrade',
      'applications.parentName',
      'applications.relation',
      'applications.phone',
      'applications.phoneKey',
      'applications.address',
      'applications.courseId',
      'applications.courseName',
      'applications.coursePrice',
      'applications.coursePeriod',
      'applications.courseAgeMin',
      'applications.courseAgeMax',
      'applications.email',
      'applications.enrolledUntil',
      'applications.status',
      'applicationHistory.from',
      'applicationHistory.to',
      'applicationHistory.at',
      'applicationHistory.by',
      'applicationHistory.byName',
      'applicationHistory.reason',
      'applications.privacyNotice',
      'applications.notedBy',
      'applications.createdAt',
    ],
  },
  {
    words:
      'When you answer whether we may show photographs: for which child, with name and date of birth; what you answered, until when it holds, which words you ' +
      'saw, when and how; if you told us on the phone, who of the school noted it. When we ask you by email: your address, when, and whether you ' +
      'answered, for two weeks. Of a picture that your child made, or that shows it: which child it is, and the label that waits for your answer: a title, a first name and an age.',
    columns: [
      'pictures.label',
      'children.fullName',
      'children.nameKey',
      'children.dob',
      'children.createdAt',
      'children.lastAt',
      'photoConsents.work',
      'photoConsents.face',
      'photoConsents.until',
      'photoConsents.version',
      'photoConsents.answeredAt',
      'photoConsents.through',
      'photoConsents.heardBy',
      'photoConsentLinks.email',
      'photoConsentLinks.createdAt',
      'photoConsentLinks.expiresAt',
      'photoConsentLinks.usedAt',
    ],
  },
  {
    words:
      'When you write to us, ask for a trial class or apply: what you fill in, everything that you and the school say to each other about it, our notes about it, when, and until when we answer.',
    columns: [
      'conversations.kind',
      'conversations.status',
      'conversations.personKey',
      'conversations.personName',
      'conversations.personEmail',
      'conversations.personPhone',
      'conversations.childName',
      'conversations.courseId',
      'conversations.courseName',
      'conversations.respondBy',
      'conversations.excerpt',
      'conversations.lastKind',
      'conversations.lastAt',
      'conversations.createdAt',
      'conversationEntries.kind',
      'conversationEntries.text',
      'conversationEntries.at',
      'conversationEntries.before',
      'conversationEntries.undoUntil',
    ],
  },
  {
    words:
      'When you ask for a trial class: your name, email and phone, the course, the child’s age and the day that suits you; ' +
      'the day and time that we agree on, whether you came, and when we reminded you.',
    columns: [
      'trials.userName',
      'trials.userEmail',
      'trials.userNumber',
      'trials.courseId',
      'trials.courseName',
      'trials.childAge',
      'trials.wishedDay',
      'trials.status',
      'trials.startsAt',
      'trials.endsAt',
      'trials.remindedAt',
      'trials.createdAt',
    ],
  },
  {
    words:
      'While you are signed in: your browser, in words such as “Chrome on Android”; when you signed in, when you last used ' +
      'the site and when you last typed your password. Not where you are.',
    columns: [
      'sessions.userAgent',
      'sessions.createdAt',
      'sessions.updatedAt',
      'sessions.expiresAt',
      'sessions.confirmedAt',
    ],
  },
  {
    words:
      'When you forget your password: your email, and the code in a form that nobody can read, for ten minutes.',
    columns: [
      'verifications.identifier',
      'verifications.value',
      'verifications.createdAt',
      'verifications.updatedAt',
      'verifications.expiresAt',
    ],
  },
  {
    words:
      'Our mails to you and about you, for 90 days; whether and when each was sent, and what the mail server replied if it ' +
      'was not. A code is erased as soon as its mail is sent.',
    columns: [
      'outbox.sendTo',
      'outbox.replyTo',
      'outbox.subject',
      'outbox.text',
      'outbox.html',
      'outbox.calendar',
      'outbox.createdAt',
      'outbox.state',
      'outbox.sentAt',
      'outbox.lastError',
    ],
  },
  {
    words:
      'For people who work in the office: that they work there; the second step of their sign-in, encrypted; and a log of ' +
      'what they did, when and from which network. The log keeps their name and email at that time, and those of an account ' +
      'that the office changed or deleted.',
    columns: [
      'users.role',
      'users.twoFactorEnabled',
      'pictures.addedBy',
      'pictures.createdAt',
      'twoFactors.secret',
      'twoFactors.backupCodes',
      'twoFactors.verified',
      'twoFactors.failedVerificationCount',
      'twoFactors.lockedUntil',
      'auditLog.actor',
      'auditLog.action',
      'auditLog.subject',
      'auditLog.address',
      'auditLog.createdAt',
      'auditLog.actorName',
      'auditLog.actorEmail',
      'auditLog.subjectName',
      'auditLog.subjectEmail',
    ],
  },
  {
    words: 'If the office closes an account: why and until when.',
    columns: ['users.banned', 'users.banReason', 'users.banExpires'],
  },
];
