import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tidyPhone } from '../phone.ts';
import { message, optionalEmail, optionalLine, optionalParagraphs } from '../text.ts';

/** The hidden field of a form. It takes any text, because nobody could correct it. */
export const honeypot = z._default(
  z.string('Please leave this empty.').check(z.maxLength(2000), z.trim()),
  '',
);

/**
 * A message to the school. No single field is required (docs/specification.md, section 5), but not all may be empty.
 * `website` is a honeypot: people do not see it, so a value means that a bot filled in the form, or a program that fills in forms
 * for a person.
 */
export const sentMessage = z
  .object({
    userName: optionalLine(100),
    userEmail: optionalEmail,
    userNumber: optionalLine(30, tidyPhone),
    userMessage: optionalParagraphs(4000),
    website: honeypot,
  })
  .check(
    z.refine(
      (value) => [value.userName, value.userEmail, value.userNumber, value.userMessage].some(Boolean),
      {
        error: 'Please write a few words before you send.',
        path: ['userMessage'],
      },
    ),
  );
export type SentMessage = z.output<typeof sentMessage>;

/** A message that waits for an answer. The server does not know which ones do, so only the form checks it. */
export const answerableMessage = sentMessage.check(
  z.refine(({ userEmail, userNumber }) => userEmail !== '' || userNumber !== '', {
    error: 'Please add a phone number or an email, so that we can answer you.',
    path: ['userNumber'],
  }),
);

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/user/add-lead',
  summary: 'Write to the school',
  caller: 'anyone',
  changes: true,
  countsOnce: true,
  body: sentMessage,
  success: 201,
  reply: z.object({ message }),
  failures: [400, 429],
});
