import { expect, test, vi } from 'vitest';
import { createUploadQueue, type SendOutcome } from './upload-queue.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const stored = (name: string): SendOutcome<string> => ({ kind: 'stored', stored: name });
const lost: SendOutcome<string> = { kind: 'later', words: 'Waits for a connection.' };

/** A queue that prepares at once, and answers each attempt to send as it is told. */
function openQueue(
  answer: (name: string, attempt: number) => SendOutcome<string> | Promise<SendOutcome<string>>,
) {
  const attempts: { name: string; id: string; user: string }[] = [];
  const pauses: number[] = [];
  const added: string[] = [];
  const queue = createUploadQueue<string>({
    async prepare({ name }) {
      if (name.endsWith('.heic')) throw new Error('cannot be opened');
      return { body: new Blob([name]), preview: '' };
    },
    async send({ id, user, body }) {
      const name = await body.text();
      attempts.push({ name, id, user });
      return answer(name, attempts.length);
    },
    later(_, seconds) {
      pauses.push(seconds);
      return () => {};
    },
  });
  queue.onStored((name) => added.push(name));
  const names = () => attempts.map(({ name }) => name);
  const states = () => queue.state().uploads.map(({ file: { name }, state }) => `${name} ${state}`);
  return { queue, attempts, names, pauses, added, states };
}

test('files are sent one after another, and the numbers tell how many are stored', async () => {
  const { queue, added, attempts } = openQueue(stored);
  queue.add([file('a'), file('b')], 'meera');
  queue.add([file('c')], 'meera');
  await vi.waitFor(() => expect(queue.state()).toEqual({ uploads: [], stored: 3 }));
  expect(added).toEqual(['a', 'b', 'c']);
  expect(attempts.map(({ user }) => user)).toEqual(['meera', 'meera', 'meera']);
  queue.add([file('d')], 'meera');
  await vi.waitFor(() => expect(queue.state()).toEqual({ uploads: [], stored: 1 }));
});

test('a lost connection holds all; each attempt at a file has the same key', async () => {
  const { queue, names, attempts, pauses, states } = openQueue((name, attempt) =>
    attempt < 3 ? lost : stored(name),
  );
  queue.add([file('a'), file('b')], 'meera');
  await vi.waitFor(() => expect(states()).toEqual(['a held', 'b ready']));
  queue.resume();
  await vi.waitFor(() => expect(pauses).toEqual([2, 4]));
  expect(names()).toEqual(['a', 'a']);
  queue.resume();
  await vi.waitFor(() => expect(queue.state().stored).toBe(2));
  expect(names()).toEqual(['a', 'a', 'a', 'b']);
  expect(new Set(attempts.slice(0, 3).map(({ id }) => id)).size).toBe(1);
  expect(attempts[3]?.id).not.toBe(attempts[0]?.id);
});

test('what is added while the connection is lost does not try again by itself', async () => {
  const { queue, names, states } = openQueue(() => lost);
  queue.add([file('a')], 'meera');
  await vi.waitFor(() => expect(states()).toEqual(['a held']));
  queue.add([file('b')], 'meera');
  await vi.waitFor(() => expect(states()).toEqual(['a held', 'b ready']));
  expect(names()).toEqual(['a']);
});

test('the server says when to try again', async () => {
  const { queue, pauses, states } = openQueue(() => ({ kind: 'later', words: 'Too many.', seconds: 30 }));
  queue.add([file('a')], 'meera');
  await vi.waitFor(() => expect(states()).toEqual(['a held']));
  expect(pauses).toEqual([30]);
});

test('a file that has failed and one that cannot be opened stop no other', async () => {
  const { queue, names, states, added } = openQueue((name, attempt) =>
    name === 'a' && attempt === 1 ? { kind: 'failed', words: 'Try again.' } : stored(name),
  );
  queue.add([file('a'), file('b.heic'), file('c')], 'meera');
  await vi.waitFor(() => expect(added).toEqual(['c']));
  expect(states()).toEqual(['a failed', 'b.heic unusable']);
  const [failed] = queue.state().uploads;
  queue.retry(failed?.id ?? '');
  queue.retry(failed?.id ?? '');
  await vi.waitFor(() => expect(added).toEqual(['c', 'a']));
  expect(names()).toEqual(['a', 'c', 'a']);
});

test('a file that is removed while it is sent lets the next one go', async () => {
  let answerFirst = (_: SendOutcome<string>) => {};
  const { queue, names, added } = openQueue((name) =>
    name === 'a' ? new Promise((resolve) => (answerFirst = resolve)) : stored(name),
  );
  queue.add([file('a'), file('b')], 'meera');
  await vi.waitFor(() => expect(names()).toEqual(['a']));
  queue.remove(queue.state().uploads[0]?.id ?? '');
  answerFirst(lost);
  await vi.waitFor(() => expect(added).toEqual(['b']));
});

test('the end of the session holds all without a pause; another account does not send them', async () => {
  const { queue, pauses, states, attempts } = openQueue(() => ({ kind: 'signed-out', words: 'Sign in.' }));
  queue.add([file('a'), file('b')], 'meera');
  await vi.waitFor(() => expect(states()).toEqual(['a held', 'b ready']));
  expect(pauses).toEqual([]);
  queue.keepOnlyOf('meera');
  expect(states()).toEqual(['a held', 'b ready']);
  queue.keepOnlyOf('asha');
  expect(states()).toEqual([]);
  expect(attempts).toHaveLength(1);
});

test('only some files are prepared before their turn', async () => {
  const { queue, states } = openQueue(() => lost);
  queue.add(
    Array.from({ length: 200 }, (_, index) => file(String(index))),
    'meera',
  );
  await vi.waitFor(() => expect(states().filter((state) => state.endsWith(' ready'))).toHaveLength(10));
  expect(states().filter((state) => state.endsWith(' waiting'))).toHaveLength(189);
});
