import { nameInMail } from '#server/mail/harmless-words.ts';
import type { ConversationState } from '#server/school/conversations/state.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

type Answered = Pick<ConversationState, 'kind' | 'childName' | 'personEmail'>;

/** As the email that confirmed the words of the person, so that mail programs show both in one thread. */
function subjectOf({ kind, childName }: Answered): string {
  if (kind === 'application')
    return `Re: We have the application for ${nameInMail(childName ?? 'your child')}`;
  return kind === 'trial' ? 'Re: We have your request for a trial class' : 'Re: We have your message';
}

/** A reply of the office: plain text, as if a person had typed it in a mail program, with the signature of the school. */
export const reply = defineEmail<{ conversation: Answered; text: string }>({
  sentWhen: 'the office answers in the inbox',
  standing: 'kept',
  write: ({ schoolName, schoolEmail, publicUrl }, { conversation, text }) => ({
    to: conversation.personEmail,
    replyTo: schoolEmail,
    subject: subjectOf(conversation),
    // "-- " begins a signature (RFC 3676, 4.3).
    text: `${text}\n\n-- \n${[schoolName, schoolEmail, publicUrl].join('\n')}`,
  }),
  samples: [
    {
      conversation: { kind: 'message', childName: null, personEmail: email },
      text: 'Dear Asha,\n\nyes, Saturday at 11 suits us well.\n\nMeenakshi',
    },
  ],
});
