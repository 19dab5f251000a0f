import type { ConversationState } from '#server/school/conversations/state.ts';
import { answerHere } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

interface Answer {
  conversation: Pick<ConversationState, 'id' | 'personName' | 'childName'>;
  email: string;
  text: string;
}

/** To the school about an answer that a family has written on its profile. */
export const answerOfFamily = defineEmail<Answer>({
  sentWhen: 'a family answers on its profile: to the school',
  standing: 'kept',
  write(sender, { conversation: { id, personName, childName }, email: from, text }) {
    const name = personName || from;
    return {
      to: sender.schoolEmail,
      replyTo: from,
      subject: `Answer from ${name}`,
      paragraphs: [`${name} has answered. Please reply within ${sender.replyTime}.`, answerHere(sender, id)],
      details: [
        ['Name', name],
        ...(childName === null ? [] : [['Child', childName] as const]),
        ['Message', text],
      ],
    };
  },
  samples: [
    {
      conversation: { id: 'conversation', personName: 'Asha Verma', childName: 'Meera Verma' },
      email,
      text: 'Saturday at 11 is fine.',
    },
  ],
});
