import type { Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import { fieldMessages } from '#contract/failure.ts';
import { HttpError } from './http-error.ts';

/** Far above any form of ours, far below what could hurt. */
const bodyLimit = 64 * 1024;

/** Our forms send flat objects; nothing that walks through one shall have to go deeper than this. */
const mostDepth = 8;

async function readBytes(request: Request, mostBytes: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, 'That is more than we can take. Please shorten it.');
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > mostBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // Who hangs up or is cut off for slowness is no failure of ours; nobody reads this.
    throw error === tooLarge ? error : new HttpError(400, 'The request ended too soon.');
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The request is not UTF-8 text.');
  }
}

/** Whether arrays and objects stand in each other deeper than allowed; looks at the text alone, before anything parses it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '"') isInString = !isInString;
    else if (isInString) i += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > mostDepth) return true;
  }
  return false;
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw new HttpError(400, 'The request is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/** The JSON of a request. @throws HttpError 413 when it is longer than `mostBytes`, 400 when malformed or nested deeper than 8 */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  return parse(decode(await readBytes(request, mostBytes)));
}

/**
 * Reads and checks the JSON body of a call.
 * @throws HttpError 413 when over 64 KiB, 415 when not declared as JSON, 400 when malformed, nested
 * deeper than 8, or invalid with the fields' messages
 */
export async function readBody(c: HonoContext, schema: z.ZodMiniType): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new HttpError(415, 'Please send JSON (Content-Type: application/json).');
  const checked = schema.safeParse(await readJson(c.req.raw, bodyLimit));
  if (checked.success) return checked.data;
  const fields = fieldMessages(checked.error);
  const [first = 'Please check what you entered.'] = Object.values(fields);
  throw new HttpError(400, first, { fields });
}
