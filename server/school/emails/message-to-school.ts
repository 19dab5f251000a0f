import type { SentMessage } from '#contract/school/message.ts';
import { answerHere, maybeSpamWords } from './common-words.ts';
import { defineEmail } from './email.ts';
import { messageDetails } from './message-details.ts';
import { message } from './samples.ts';

/** To the school about a new message. It is marked when the hidden field of the form was filled in. */
export const messageToSchool = defineEmail<{ message: SentMessage; conversationId: string }>({
  sentWhen: 'somebody has written a message: to the school',
  standing: 'kept',
  write(sender, { message: sent, conversationId }) {
    const maybeSpam = sent.website !== '';
    return {
      to: sender.schoolEmail,
      replyTo: sent.userEmail || undefined,
      subject: `${maybeSpam ? 'Maybe spam: ' : ''}Message from ${sent.userName || sent.userEmail || sent.userNumber || 'a visitor'}`,
      paragraphs: [
        maybeSpam
          ? maybeSpamWords
          : `A visitor wrote to the school. Please answer within ${sender.replyTime}.`,
        answerHere(sender, conversationId),
      ],
      details: messageDetails(sent),
    };
  },
  samples: [
    { message, conversationId: 'conversation' },
    { message: { ...message, website: 'filled in' }, conversationId: 'conversation' },
  ],
});
