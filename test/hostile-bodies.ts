import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { anyText } from './arbitraries.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
}

/** Valid values by field that the schema does not contain, such as the e-mail of an existing account. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values that the schema accepts, so that requests reach the handlers. */
function valid(name: string, schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { [name]: values, ...unknown } = known;
  if (values !== undefined)
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: valid(name, schema, unknown) },
    );
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valid(name, one, known)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.properties !== undefined) return object(schema, known);
  if (schema.format === 'date') return fc.constantFrom('2015-05-14', '1999-12-31', '2016-02-29');
  if (schema.pattern?.includes('@')) return fc.emailAddress();
  if (schema.pattern?.includes('[0-9]')) return fc.constantFrom('000000', '123456', '999999');
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.nat();
  if (schema.type === 'string') {
    const { minLength = 0, maxLength = 100 } = schema;
    const exactly = fc.constantFrom('अ'.repeat(maxLength), 'a'.repeat(maxLength), 'x'.repeat(minLength));
    return fc.oneof(exactly, fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }));
  }
  return fc.jsonValue();
}

const nestedArray = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

/** Values that no form sends. */
const invalid: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    -0,
    1e308,
    -1,
    2 ** 53 + 1,
    0.1,
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\uDFFF\uD800',
    '\uFFFF',
    '\u2028',
    ['a', 'b'],
    { toString: 1 },
    { length: 1e9 },
    { $gt: '' },
    '%00%0d%0a',
    '\r\nSet-Cookie: a=b',
    "' or '1'='1",
    '\\x00\\',
    '9'.repeat(400),
    'a@b.'.repeat(2000),
    'a.'.repeat(4000),
    ' '.repeat(20_000),
    '\u0301'.repeat(5000),
    'ﷺ'.repeat(3000),
    nestedArray(7),
  ),
);

function object(schema: JsonSchema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = properties.map(
    ([name, inner]) =>
      [
        name,
        fc.oneof(
          // About every third object is valid in all fields, however many fields there are.
          { weight: 2 * properties.length, arbitrary: valid(name, inner, known) },
          { weight: 1, arbitrary: invalid },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

const extraKeys = fc.constantFrom(
  '',
  '"__proto__":{"isAdmin":true,"role":"admin"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"role":"admin","_id":"1","emailVerified":true',
  '"toString":null,"hasOwnProperty":1',
  '"\\u0000":1,"\\ud800":2',
  '"n":1e400,"m":-1e400',
);

/** A JSON text with additional keys. */
const withKeys = (json: string, more: string) =>
  more === '' || !json.endsWith('}') ? json : `${json.slice(0, -1)}${json === '{}' ? '' : ','}${more}}`;

/** The JSON text of a body that an endpoint accepts or nearly accepts. */
function nearlyValid(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  if (endpoint.body === null) return fc.constantFrom('', '{}');
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc
    .tuple(object(schema, known), extraKeys)
    .map(([body, more]) => withKeys(JSON.stringify(body), more));
}

const bytes = (text: string) => Buffer.from(text);

/** The bytes of a body: mostly valid or nearly valid JSON, otherwise damaged JSON or no JSON at all. */
export function anyBody(endpoint: Endpoint, known: Known): fc.Arbitrary<Buffer> {
  const good = nearlyValid(endpoint, known);
  const damaged = fc.oneof(
    fc.tuple(good, fc.nat(200)).map(([text, at]) => bytes(text.slice(0, at))),
    good.map((text) => bytes(`[${text}]`)),
    good.map((text) => bytes(`\uFEFF${text}`)),
    good.map((text) => bytes(`${text}${text}`)),
    good.map((text) => bytes(text.replaceAll('"', "'"))),
    good.map((text) => bytes(withKeys(text, `"x":"${'a'.repeat(70_000)}"`))),
    good.map((text) => bytes(withKeys(text, `"x":${'['.repeat(20_000)}`))),
    good.map((text) => bytes(withKeys(text, text.slice(1, -1)))),
    good.map((text) =>
      Buffer.concat([bytes(text.slice(0, -2)), Buffer.from([0xff, 0xc0, 0x80]), bytes('"}')]),
    ),
    invalid.map((value) => bytes(JSON.stringify(value))),
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
    fc.constantFrom('', 'null', 'NaN', 'Infinity', '-', '{', '"', '[[[[', '{"a":', '1e', '\u0000').map(bytes),
  );
  return fc.oneof({ weight: 6, arbitrary: good.map(bytes) }, { weight: 1, arbitrary: damaged });
}
