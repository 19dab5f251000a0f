import { plainOf, type Compressor } from '../compress.ts';
import { namesEtag } from './conditional-request.ts';
import { encodingFor, type Encoding } from './negotiation.ts';
import type { ReplyCache } from './reply-cache.ts';
import { flat, send, type PageRequest, type Reply } from './reply.ts';
import type { Entry } from '../snapshot.ts';

/** The replies with a text in one encoding. */
interface Variant {
  encoding: Encoding;
  etag: string;
  /** The 304 for a client that has this variant. */
  notModified: Reply;
  /** The headers of every reply with this variant, without those about its body. */
  headers: string[];
  /** The reply with the text in brotli; the other encodings are made on demand. */
  complete: Reply | undefined;
}

/** The replies with one text of the snapshot. */
export interface TextReplies {
  entry: Entry;
  /** 404 for the page that is shown instead of a missing one. */
  status: 200 | 404;
  variants: Record<Encoding, Variant>;
}

/** What replies are made with. */
export interface TextTools {
  securityHeaders: (type: string, policy?: string) => Record<string, string>;
  gzip: Compressor['gzip'];
  cache: ReplyCache;
}

function withBody({ encoding, headers }: Variant, status: number, body: Buffer): Reply {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { status, headers: [...headers, ...coding, 'content-length', String(body.byteLength)], body };
}

/** Makes the replies with a text: what does not depend on the request is made here, once. */
export function textReplies(
  entry: Entry,
  { securityHeaders }: Pick<TextTools, 'securityHeaders'>,
  status: 200 | 404 = 200,
): TextReplies {
  const { type, cacheControl, policy, body } = entry;
  const security = securityHeaders(type, policy);
  const variantOf = (encoding: Encoding): Variant => {
    const etag = `"${body.hash}-${encoding}"`;
    const headers = flat({
      'content-type': type,
      'cache-control': cacheControl,
      etag,
      vary: 'accept-encoding',
      ...security,
    });
    return { encoding, etag, headers, notModified: { status: 304, headers }, complete: undefined };
  };
  const br = variantOf('br');
  br.complete = withBody(br, status, body.br);
  return { entry, status, variants: { br, gzip: variantOf('gzip'), identity: variantOf('identity') } };
}

/** Whether the client has the text in any encoding. A 404 page is always sent. */
function isNotModified({ entry, status }: TextReplies, etag: string, ifNoneMatch: string | undefined) {
  if (ifNoneMatch === undefined || status !== 200) return false;
  return ifNoneMatch === etag || namesEtag(ifNoneMatch, (sent) => sent.startsWith(`"${entry.body.hash}-`));
}

/** Responds with a text: content negotiation, conditional requests, HEAD. */
export function sendText(to: PageRequest, text: TextReplies, { gzip, cache }: TextTools): void {
  const { headers } = to.request;
  const variant = text.variants[encodingFor(headers['accept-encoding'])];
  if (isNotModified(text, variant.etag, headers['if-none-match'])) {
    send(to, variant.notModified);
    return;
  }
  const complete = variant.complete ?? cache.get(variant);
  if (complete !== undefined) {
    send(to, complete);
    return;
  }
  const { body } = text.entry;
  const making = cache.make(variant, async () =>
    withBody(variant, text.status, await (variant.encoding === 'gzip' ? gzip(body) : plainOf(body))),
  );
  // It can only fail when there is too little memory.
  making.then((reply) => reply && send(to, reply)).catch(() => to.response.destroy());
}
