import type { SentMessage } from '#contract/school/message.ts';

/** What was filled in of a message. */
export const messageDetails = (message: SentMessage) =>
  (
    [
      ['Name', message.userName],
      ['Email', message.userEmail],
      ['Phone', message.userNumber],
      ['Message', message.userMessage],
    ] as const
  ).filter(([, value]) => value !== '');
