import { mayHoldLink } from '#server/mail/harmless-words.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { enteredByMistake } from './common-words.ts';
import { defineEmail } from './email.ts';
import { trial as sample } from './samples.ts';
import { trialDetails } from './trial-details.ts';

/**
 * The copy of a request for the family. Anybody can enter a stranger's address, so what was typed is left out when it may hold a link, as in the
 * copy of a message (message-copy.ts).
 */
export const trialRequestCopy = defineEmail<StoredTrial>({
  sentWhen: 'a family asks for a trial class: the copy',
  standing: 'state',
  write({ replyTime }, trial) {
    const details = trialDetails(trial);
    const isHarmless = !details.some(([name, value]) => name !== 'Email' && mayHoldLink(value));
    return {
      to: trial.userEmail,
      subject: 'We have your request for a trial class',
      paragraphs: [
        `Thank you for asking for a free trial class. We will answer within ${replyTime} with a day and time.`,
        `If you did not ask for one, ${enteredByMistake}`,
        ...(isHarmless ? ['This is what you sent:'] : []),
      ],
      ...(isHarmless ? { details } : {}),
    };
  },
  samples: [sample],
});
