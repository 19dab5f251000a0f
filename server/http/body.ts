import type { Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import { fieldMessages } from '#contract/failure.ts';
import { CallFailure } from './failure.ts';

/** Far above any form of ours, far below what could hurt. */
const bodyLimit = 64 * 1024;

async function readText(request: Request): Promise<string> {
  const tooLarge = new CallFailure(413, 'That is more than we can take. Please shorten it.');
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new CallFailure(400, 'The request is not UTF-8 text.');
  }
}

/**
 * Reads and checks the JSON body of a call.
 * @throws CallFailure 413 when over 64 KiB, 415 when not declared as JSON, 400 when malformed or invalid with the fields' messages
 */
export async function readBody(c: HonoContext, schema: z.ZodMiniType): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new CallFailure(415, 'Please send JSON (Content-Type: application/json).');
  const text = await readText(c.req.raw);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CallFailure(400, 'The request is not valid JSON.');
  }
  const checked = schema.safeParse(json);
  if (checked.success) return checked.data;
  const fields = fieldMessages(checked.error);
  const [first = 'Please check what you entered.'] = Object.values(fields);
  throw new CallFailure(400, first, { fields });
}
