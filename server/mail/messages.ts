import type { Application } from '#contract/school/admission.ts';
import { applicationFields, fieldNames } from '#contract/school/application-fields.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { priceText } from '#contract/site/course.ts';
import type { SentMessage } from '#contract/school/message.ts';
import type { OfficeRole } from '#contract/school/people.ts';
import { compose, type Message } from './compose.ts';
import type { Sender } from './sender.ts';

/**
 * A name in a mail to an address that may be a stranger's, with a space after each dot: mail programs make links of words with a
 * dot inside, and 'Md.Rafi' is a name like any other (contract/name.ts).
 */
export const nameInMail = (name: string): string => name.replaceAll(/\.(?=[\p{L}\p{M}])/gu, '. ');

/**
 * Whether a mail program may make a link of a part of the text. Rather one copy without its text than a mail of the school
 * with an advertisement, so that a dot in 'govt.school' counts too.
 */
export const mayHoldLink = (text: string): boolean =>
  /:\/\/|@|[^\s][.。]\p{L}/u.test(
    text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/** How long a code of a mail is valid. */
export const codeMinutes = 10;

/** The mail with the six-digit code for a password reset. */
export function codeMessage(sender: Sender, to: string, code: string): Message {
  const message = compose({
    ...sender,
    to,
    subject: `${code} is your ${sender.schoolName} code`,
    paragraphs: [
      'Here is the code to set a new password:',
      `It works for ${codeMinutes} minutes. You can try it five times.`,
      'If you did not ask for a code, you can ignore this mail. Your password has not changed.',
    ],
    code,
  });
  return { ...message, hasCode: true, about: 'reset-code', standing: 'state' };
}

/** The mail with the code that proves a new address of an account. */
export function emailCodeMessage(
  sender: Sender,
  { userId, to, code }: { userId: string; to: string; code: string },
): Message {
  const message = compose({
    ...sender,
    to,
    subject: `${code} is your ${sender.schoolName} code`,
    paragraphs: [
      `Here is the code to use this address for your account at ${sender.schoolName}:`,
      `It works for ${codeMinutes} minutes. You can try it five times.`,
      'If you did not ask for a code, somebody entered your address by mistake. You can ignore this mail.',
    ],
    code,
  });
  return { ...message, hasCode: true, about: `email-code:${userId}`, standing: 'state' };
}

/**
 * The mails after an account got another address, to both. The former one may be a stranger's, if it was mistyped, so its mail does not have the
 * new one.
 */
export const emailChangedMessages = (
  sender: Sender,
  { userId, from, to }: { userId: string; from: string; to: string },
): [toFormer: Message, toNew: Message] => [
  compose({
    ...sender,
    to: from,
    subject: `Your account at ${sender.schoolName} has another email`,
    paragraphs: [
      `The account at ${sender.schoolName} with the email ${from} has another one now. We no longer write to this address.`,
      `If that was not you, please reply to this mail. We answer within ${sender.replyTime}.`,
    ],
    about: `account:${userId}`,
    standing: 'state',
  }),
  compose({
    ...sender,
    to,
    subject: `Your account at ${sender.schoolName} has this email now`,
    paragraphs: [
      `From now on you sign in with ${to}, and we write to this address.`,
      `Everything else is as it was: ${sender.publicUrl}/profile`,
    ],
    about: `account:${userId}`,
    standing: 'state',
  }),
];

/** The mail after sign-up. */
export function welcomeMessage(sender: Sender, to: string, fullName: string): Message {
  return compose({
    ...sender,
    to,
    subject: `Welcome to ${sender.schoolName}`,
    paragraphs: [
      `Dear ${nameInMail(fullName)},`,
      'Your account is ready. You can now apply for a course. In your profile you can see or delete what you sent us at any time.',
      `Apply here in about five minutes: ${sender.publicUrl}/Formenroll`,
      `Questions? Reply to this mail. We answer within ${sender.replyTime}.`,
    ],
  });
}

const rightsOf: Readonly<Record<OfficeRole, string>> = {
  teacher: 'You can answer families and agree trial classes there.',
  admin: 'You are an owner there, with every right.',
};

interface Invitation {
  userId: string;
  to: string;
  role: OfficeRole;
  /** The name of the owner who invites. */
  invitedBy: string;
  hasPassword: boolean;
}

/** The mail to somebody who is to work in the office: who invited, and how to get there. */
export function invitationMessage(sender: Sender, invitation: Invitation): Message {
  const { userId, to, role, invitedBy, hasPassword } = invitation;
  return compose({
    ...sender,
    to,
    subject: `You are invited to the office of ${sender.schoolName}`,
    paragraphs: [
      `${nameInMail(invitedBy)} has invited you to work in the office of ${sender.schoolName}. ${rightsOf[role]}`,
      hasPassword
        ? 'You have an account with this address. Please sign in again, with the password that you have. If it is too short for the office, the page asks for a new one.'
        : `First set a password for ${to}. We send you a code for it: ${sender.publicUrl}/Forget`,
      `Then sign in: ${sender.publicUrl}/login`,
      `After that you find the office here: ${sender.publicUrl}/office`,
      'If you do not work for our school, somebody entered your address by mistake. You can ignore this mail.',
    ],
    about: `invitation:${userId}`,
    standing: 'state',
  });
}

/** The mail to a family that called without an address and has given one since. */
export const addressGivenMessage = (
  sender: Sender,
  { userId, to }: { userId: string; to: string },
): Message =>
  compose({
    ...sender,
    to,
    subject: `Your profile at ${sender.schoolName}`,
    paragraphs: [
      'Thank you for calling. We write to this address from now on.',
      `Everything that you told us is in your profile. Choose a password with this address first: ${sender.publicUrl}/Forget`,
      'If you did not call us, somebody gave your address by mistake. Please reply to this mail.',
    ],
    about: `account:${userId}`,
    standing: 'state',
  });

const courseDetails = (course: CourseRecord) =>
  [
    ['Course', `${course.courseName}, ${priceText(course)}`],
    ['Days', course.days],
  ] as const;

/** Fields without a line of their own get one with their label, if they are answered. */
function applicationDetails(application: Application, email: string, course: CourseRecord) {
  const { fullName, course: _, dob, gender, parentName, relation, phone, address, ...rest } = application;
  const { schoolName, board, classGrade, ...others } = rest;
  const further: Partial<Application> = others;
  return [
    ['Student', fullName],
    ...courseDetails(course),
    ['Date of birth', dob],
    ['Gender', gender],
    ['Parent', `${parentName} (${relation})`],
    ['Phone', phone],
    ['Email', email],
    ['Address', address],
    ['School', `${schoolName}, ${board}, ${classGrade}`],
    ...fieldNames.flatMap((name) => {
      const answer = further[name] ?? '';
      return answer === '' ? [] : [[applicationFields[name].label, answer] as const];
    }),
  ] as const;
}

/** Without the texts that can hold anything, because the address of a user may be a stranger's. */
function copiedDetails(application: Application, email: string, course: CourseRecord) {
  return [
    ['Student', nameInMail(application.fullName)],
    ...courseDetails(course),
    ['Date of birth', application.dob],
    ['Gender', application.gender],
    ['Parent', nameInMail(application.parentName)],
    ['Phone', application.phone],
    ['Email', email],
  ] as const;
}

interface Applied {
  email: string;
  conversationId: string;
  /** Whether the office noted it for a parent who called. */
  isNoted?: boolean;
}

/** The mails about a new application, to the applicant and to the school. */
export function applicationMessages(
  sender: Sender,
  application: Application,
  course: CourseRecord,
  { email, conversationId, isNoted = false }: Applied,
): [toApplicant: Message, toSchool: Message] {
  return [
    compose({
      ...sender,
      to: email,
      subject: `We have the application for ${nameInMail(application.fullName)}`,
      paragraphs: [
        isNoted
          ? `Thank you for calling. We have noted your application for ${course.courseName}.`
          : `Thank you for applying for ${course.courseName}.`,
        `We will call ${application.phone} within ${sender.replyTime} to agree on the day of the first class. It is free for first-time students. The application fee is ${sender.applicationFee}.`,
        `Where: ${sender.place}. ${sender.bring}`,
        ...(isNoted
          ? [
              `Everything that you told us is in your profile. Choose a password with this address first: ${sender.publicUrl}/Forget`,
              'If you did not call us, somebody gave your address by mistake. Please reply to this mail.',
            ]
          : [`Everything that you sent us is in your profile: ${sender.publicUrl}/profile`]),
      ],
      details: copiedDetails(application, email, course),
      standing: 'state',
    }),
    compose({
      ...sender,
      to: sender.schoolEmail,
      replyTo: email,
      subject: `Application: ${application.fullName}, ${course.courseName}`,
      paragraphs: ['A new application has come in.', answerHere(sender, conversationId)],
      details: applicationDetails(application, email, course),
      standing: 'state',
    }),
  ];
}

/** Where the office answers. */
export const answerHere = ({ publicUrl }: Sender, conversationId: string): string =>
  `Answer here: ${publicUrl}/office/inbox/${conversationId}`;

const detailsOf = (message: SentMessage) =>
  (
    [
      ['Name', message.userName],
      ['Email', message.userEmail],
      ['Phone', message.userNumber],
      ['Message', message.userMessage],
    ] as const
  ).filter(([, value]) => value !== '');

/** The mail to the school about a new message. It is marked when the hidden field of the form was filled in. */
export function messageToSchool(sender: Sender, message: SentMessage, conversationId: string): Message {
  const maybeSpam = message.website !== '';
  return compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: message.userEmail || undefined,
    subject: `${maybeSpam ? 'Maybe spam: ' : ''}Message from ${message.userName || message.userEmail || message.userNumber || 'a visitor'}`,
    paragraphs: [
      maybeSpam
        ? 'This may be spam: a field was filled in that people do not see. Some programs that fill in forms do that too, so please read the message. The sender got no copy.'
        : `A visitor wrote to the school. Please answer within ${sender.replyTime}.`,
      answerHere(sender, conversationId),
    ],
    details: detailsOf(message),
  });
}

/**
 * The copy for the sender of a message. Anybody can enter a stranger's address, so the message is left out when it may contain a
 * web or mail address: otherwise the school would send advertising to third persons.
 */
export function messageCopy(sender: Sender, message: SentMessage): Message {
  const details = detailsOf(message);
  const isHarmless = !details.some(([name, value]) => name !== 'Email' && mayHoldLink(value));
  return compose({
    ...sender,
    to: message.userEmail,
    subject: 'We have your message',
    paragraphs: [
      `Thank you for writing to us. We will reply within ${sender.replyTime}.`,
      'If you did not write to us, somebody entered your address by mistake. You can ignore this mail.',
      ...(isHarmless ? ['This is what you sent:'] : []),
    ],
    ...(isHarmless ? { details } : {}),
  });
}
