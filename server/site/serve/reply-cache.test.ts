import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createReplyCache } from './reply-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const replyOf = (bytes: number) => ({ status: 200, headers: [], body: Buffer.alloc(bytes) });

test('keeps the replies that were used last within its size', async () => {
  const cache = createReplyCache(100);
  const [first, second, third] = [{}, {}, {}];
  await cache.make(first, async () => replyOf(40));
  await cache.make(second, async () => replyOf(40));
  cache.get(first);
  await cache.make(third, async () => replyOf(40));
  await setImmediate();
  collectGarbage();
  expect([first, second, third].map((key) => cache.get(key)?.body?.byteLength)).toEqual([40, undefined, 40]);
});

test('finds a removed reply again while a client is still receiving its body', async () => {
  const cache = createReplyCache(50);
  const key = {};
  const sent = await cache.make(key, async () => replyOf(40));
  await cache.make({}, async () => replyOf(40));
  await setImmediate();
  collectGarbage();
  expect(cache.get(key)?.body).toBe(sent?.body);
});

test('makes a reply once for requests at the same time, and again after a failure', async () => {
  const cache = createReplyCache(100);
  const key = {};
  const failing = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('the disk is broken'));
  const results = await Promise.allSettled([cache.make(key, failing), cache.make(key, failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.make(key, async () => replyOf(1))).toMatchObject({ status: 200 });
});

test('keeps nothing of what does not exist', async () => {
  const cache = createReplyCache(100);
  const key = {};
  expect(await cache.make(key, async () => undefined)).toBeUndefined();
  expect(cache.get(key)).toBeUndefined();
});
