import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const count = z.int().check(z.nonnegative());

/** Counts stop here: whoever has more to do needs no exact number. */
export const maxOverviewCount = 100;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: `What needs the office now, each counted up to ${maxOverviewCount}`,
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    /** Conversations that wait for an answer, and those of them whose time has ended. */
    inbox: z.object({ open: count, overdue: count }),
    /** Only for the owner, who alone sees the mails. */
    mails: z.nullable(
      z.object({
        /** Mails that were not sent, are not tried again, and are not marked as done. */
        failed: count,
        /** Codes that are still not sent after two minutes. */
        lateCodes: count,
      }),
    ),
  }),
  failures: [401, 403],
});
