import type { Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldMessages } from '#contract/field-messages.ts';
import { HttpError } from './http-error.ts';

/** Much more than a form sends, and little enough to parse without risk; a call for longer texts says so (`maxBodyBytes`). */
const usualBodyBytes = 64 * 1024;

/** Forms send flat objects; the limit protects recursive code from very deep ones. */
const maxDepth = 8;

const tooLarge = () => new HttpError(413, 'That is more than we can take. Please shorten it.');

/** Reads a body of unknown length (Transfer-Encoding: chunked). */
async function readChunks(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) throw tooLarge();
  try {
    // Node reads exactly this length. A stream of the Fetch API would take longer than the rest of a small request.
    if (length !== null) return Buffer.from(await request.arrayBuffer());
    return await readChunks(request, maxBytes);
  } catch (error) {
    // The client closed the connection, or was too slow. This is no error of the server, and nobody reads the reply.
    throw error instanceof HttpError ? error : new HttpError(400, 'The request ended too soon.');
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The request is not UTF-8 text.');
  }
}

/** Whether arrays and objects are nested deeper than allowed. Checks the text, before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '"') isInString = !isInString;
    else if (isInString) i += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > maxDepth) return true;
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

/** Reads the JSON of a request. @throws HttpError 413 over `maxBytes`, 400 when malformed or nested deeper than 8 levels */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  return parse(decode(await readBytes(request, maxBytes)));
}

/** A field that a change does not know would be dropped, with a reply as if it had been changed. @throws HttpError 400 */
function refuseUnknownFields(schema: z.ZodMiniType, body: unknown): void {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || typeof body !== 'object' || body === null) return;
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(def.shape, name));
  if (unknown.length === 0) return;
  const message = 'This cannot be changed here.';
  throw new HttpError(400, message, {
    fields: Object.fromEntries(unknown.slice(0, 20).map((name) => [name.slice(0, 60), message])),
  });
}

/**
 * Reads and validates the JSON body of a request to an endpoint.
 * @throws HttpError 413 over its bound, 415 without the JSON content type, 400 when malformed, nested deeper than 8 levels, or
 * invalid (with a message for each field)
 */
export async function readBody(
  c: HonoContext,
  schema: z.ZodMiniType,
  { method, maxBodyBytes = usualBodyBytes }: Pick<Endpoint, 'method' | 'maxBodyBytes'>,
): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new HttpError(415, 'Please send JSON (Content-Type: application/json).');
  const body = await readJson(c.req.raw, maxBodyBytes);
  if (method === 'PATCH') refuseUnknownFields(schema, body);
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const fields = fieldMessages(checked.error);
  const [first = 'Please check what you entered.'] = Object.values(fields);
  throw new HttpError(400, first, { fields });
}
