/** The forms of a text; identity is the text without compression. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that a client prefers (RFC 9110, 12.5.3); brotli before gzip where both have the same weight. */
export function chooseEncoding(accept: string): Encoding {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
    }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br';
  return weight(best) > 0 ? best : 'identity';
}

/** Browsers send only a few different values, so that the results for the last ones are kept. */
const maxRemembered = 32;
const remembered = new Map<string, Encoding>();

/** As `chooseEncoding`, for the header of a request. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity';
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(accept);
  if (remembered.size === maxRemembered) remembered.clear();
  remembered.set(accept, encoding);
  return encoding;
}
