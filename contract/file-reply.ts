import * as z from 'zod/mini';

/** The reply of an endpoint whose reply is a file. Not beside `Endpoint`, whose file is in the scripts of public pages. */
export const fileReply = z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) });
