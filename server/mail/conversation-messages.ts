import type { ConversationKind } from '#contract/conversation.ts';
import { compose, type Message } from './compose.ts';
import type { Sender } from './sender.ts';

interface About {
  kind: ConversationKind;
  childName: string | null;
}

/** As the mail that confirmed the words of the person, so that mail programs show both in one thread. */
const subjectOf = ({ kind, childName }: About): string =>
  kind === 'application' && childName !== null
    ? `Re: We have the application for ${childName}`
    : 'Re: We have your message';

/** A reply of the office: plain text, as if a person had typed it in a mail program, with the signature of the school. */
export function replyMessage(sender: Sender, to: string, about: About, text: string): Message {
  const signature = [sender.schoolName, sender.schoolEmail, sender.publicUrl].join('\n');
  return {
    to,
    replyTo: sender.schoolEmail,
    subject: subjectOf(about),
    // "-- " begins a signature (RFC 3676, 4.3).
    text: `${text}\n\n-- \n${signature}`,
    html: '',
  };
}

/** The mail to the school about an answer that a family has written on its profile. */
export function familyReplyMessage(
  sender: Sender,
  person: { personName: string; childName: string | null },
  email: string,
  text: string,
): Message {
  const name = person.personName || email;
  return compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: email,
    subject: `Answer from ${name}`,
    paragraphs: [`${name} has answered. Please reply within ${sender.replyTime}.`],
    details: [
      ['Name', name],
      ...(person.childName === null ? [] : [['Child', person.childName] as const]),
      ['Message', text],
    ],
  });
}
