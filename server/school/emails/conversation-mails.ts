import type { ConversationState } from '#server/school/conversations/state.ts';
import { compose, type Message } from '#server/mail/compose.ts';
import { answerHere, nameInMail } from '#server/mail/messages.ts';
import type { Sender } from '#server/mail/sender.ts';

/** As the mail that confirmed the words of the person, so that mail programs show both in one thread. */
function subjectOf({ kind, childName }: Pick<ConversationState, 'kind' | 'childName'>): string {
  if (kind === 'application')
    return `Re: We have the application for ${nameInMail(childName ?? 'your child')}`;
  return kind === 'trial' ? 'Re: We have your request for a trial class' : 'Re: We have your message';
}

/** A reply of the office: plain text, as if a person had typed it in a mail program, with the signature of the school. */
export function replyMail(sender: Sender, state: ConversationState, text: string): Message {
  const signature = [sender.schoolName, sender.schoolEmail, sender.publicUrl].join('\n');
  return {
    to: state.personEmail,
    replyTo: sender.schoolEmail,
    subject: subjectOf(state),
    // "-- " begins a signature (RFC 3676, 4.3).
    text: `${text}\n\n-- \n${signature}`,
    html: '',
  };
}

/** The mail to the school about an answer that a family has written on its profile. */
export function familyReplyMail(
  sender: Sender,
  { id, personName, childName }: ConversationState,
  { email, text }: { email: string; text: string },
): Message {
  const name = personName || email;
  return compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: email,
    subject: `Answer from ${name}`,
    paragraphs: [`${name} has answered. Please reply within ${sender.replyTime}.`, answerHere(sender, id)],
    details: [
      ['Name', name],
      ...(childName === null ? [] : [['Child', childName] as const]),
      ['Message', text],
    ],
  });
}
