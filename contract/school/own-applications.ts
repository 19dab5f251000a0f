import * as z from 'zod/mini';
import { applicationStatus } from './application-status.ts';

/** One application as its family sees it: the state and each change in plain words. */
export const ownApplication = z.object({
  _id: z.string(),
  status: applicationStatus,
  /** The state in a sentence or two, such as 'We have a place for Meera.' */
  words: z.string(),
  /** From the first change to the last. What the office took back at once is marked. */
  history: z.array(
    z.object({
      _id: z.string(),
      words: z.string(),
      at: z.string(),
      by: z.enum(['you', 'the school']),
      /** The reason that the school gave, or null. */
      reason: z.nullable(z.string()),
      isTakenBack: z.boolean(),
    }),
  ),
});
export type OwnApplication = z.output<typeof ownApplication>;
