import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#server/api/routes.ts';
import { application } from '#test/people.ts';
import { profileChange, signIn, signUp } from './users/account.ts';
import { application as applicationSchema } from './school/application.ts';
import { sentMessage } from './school/message.ts';
import { line, optionalLine } from './text.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The paths in a schema where the size of the input is not limited. */
function* unboundedPaths(schema: JsonSchema, at: string): Generator<string> {
  const { type, properties = {}, items, anyOf = [] } = schema;
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  if (anyOf.length === 0 && !isListed) {
    if (type === 'string' && schema.format !== 'date' && schema.maxLength === undefined) yield at;
    if (type === 'array' && schema.maxItems === undefined) yield at;
    // Any value, or an object with any keys.
    if (type === undefined || (type === 'object' && Object.keys(properties).length === 0)) yield at;
  }
  for (const [name, inner] of Object.entries(properties)) yield* unboundedPaths(inner, `${at}.${name}`);
  for (const inner of [...(items === undefined ? [] : [items]), ...anyOf]) yield* unboundedPaths(inner, at);
}

const unboundedIn = (schema: z.ZodMiniType) => [
  ...unboundedPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, 'body'),
];

/** A draft has the fields of its document, and wrong ones too: only the body as a whole is limited (server/http/body.ts). */
const isDraft = (name: string) => /^PUT \/admin\/documents\/\{type\}\/\{key\}(?:\/published)?$/.test(name);

const bodies = routes
  .flatMap(({ endpoint }) =>
    endpoint.body === null ? [] : [[`${endpoint.method} ${endpoint.path}`, endpoint.body] as const],
  )
  .filter(([name]) => !isDraft(name));

const urlValues = routes.flatMap(({ endpoint: { method, path, params, query } }) =>
  [params, query].flatMap((schema) => (schema === undefined ? [] : [[`${method} ${path}`, schema] as const])),
);

test.each([...bodies, ...urlValues])(
  'a schema of %s limits the size of every text, list and object',
  (_, body) => {
    expect(unboundedIn(body)).toEqual([]);
  },
);

test.each([
  ['a text', z.string()],
  ['a text in a list', z.array(z.string()).check(z.maxLength(3))],
  ['a list', z.array(z.string().check(z.maxLength(3)))],
  ['one of two kinds', z.union([z.literal(''), z.string()])],
  ['anything', z.unknown()],
  ['any keys', z.record(z.string(), z.string())],
])('finds %s without a limit', (_, schema) => {
  expect(unboundedIn(z.object({ field: schema }))).toEqual(['body.field']);
});

test.each([
  ['sign-up', signUp, { fullName: 'Asha', userEmail: 'a@b.test', password: 'gulmohar' }],
  ['sign-in', signIn, { userEmail: 'a@b.test', password: 'gulmohar', rememberMe: true }],
  ['change of name', profileChange, { fullName: 'Asha' }],
  ['application', applicationSchema, application()],
  ['message', sentMessage, { userName: 'Asha', userEmail: '', userNumber: '', userMessage: '', website: '' }],
])('the schema of a %s drops unknown keys', (_, schema, good) => {
  const more = { role: 'admin', _id: 'x', emailVerified: true, status: 'closed', constructor: 1 };
  const sent: unknown = JSON.parse(
    `${JSON.stringify({ ...good, ...more }).slice(0, -1)},"__proto__":{"role":"admin"}}`,
  );
  const { data } = schema.safeParse(sent);
  expect(data).toStrictEqual(good);
  expect((data as { role?: string }).role).toBeUndefined();
});

test('does not take missing fields from a nested __proto__', () => {
  const sent: unknown = JSON.parse('{"__proto__":{"fullName":"Asha"}}');
  expect(profileChange.safeParse(sent).success).toBe(false);
});

test.each(['\n', '\r', '\u0000', '\u001B', '\u009F'])('rejects a line that contains %j', (character) => {
  for (const schema of [line(100, 'Wrong.'), optionalLine(100)])
    expect(schema.safeParse(`Asha${character}Verma`).success).toBe(false);
});
