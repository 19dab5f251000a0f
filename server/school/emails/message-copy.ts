import type { SentMessage } from '#contract/school/message.ts';
import { mayHoldLink } from '#server/mail/harmless-words.ts';
import { enteredByMistake } from './common-words.ts';
import { defineEmail } from './email.ts';
import { messageDetails } from './message-details.ts';
import { message } from './samples.ts';

/**
 * The copy for the sender of a message. Anybody can enter a stranger's address, so the message is left out when it may contain a web or mail
 * address: otherwise the school would send advertising to third persons.
 */
export const messageCopy = defineEmail<SentMessage>({
  sentWhen: 'somebody has written a message: the copy',
  standing: 'kept',
  write({ replyTime }, sent) {
    const details = messageDetails(sent);
    const isHarmless = !details.some(([name, value]) => name !== 'Email' && mayHoldLink(value));
    return {
      to: sent.userEmail,
      subject: 'We have your message',
      paragraphs: [
        `Thank you for writing to us. We will reply within ${replyTime}.`,
        `If you did not write to us, ${enteredByMistake}`,
        ...(isHarmless ? ['This is what you sent:'] : []),
      ],
      ...(isHarmless ? { details } : {}),
    };
  },
  samples: [message, { ...message, userMessage: 'Look at this: www.elsewhere.example' }],
});
