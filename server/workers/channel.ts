import { setTimeout } from 'node:timers/promises';

/** Milliseconds. A process that hangs must not block the others. */
const timeout = 10_000;

/** The functions that a process offers to another one, by name. Values are copied by the structured clone algorithm. */
type Calls = Record<string, (value: never) => unknown>;

/** One end of an IPC channel: `process` in a worker, a `Worker` of node:cluster in the primary process. */
interface End {
  send?(message: object, done: (error: Error | null) => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

type Message =
  | { kind: 'call'; id: number; name: string; value: unknown }
  | { kind: 'reply'; id: number; value?: unknown; error?: string | undefined };

const isMessage = (message: unknown): message is Message =>
  ['call', 'reply'].includes((message as Partial<Message> | null)?.kind ?? '');

/** Calls a function of the other process. @throws Error when it fails, has ended, or does not reply within 10 seconds */
export type Ask<Remote extends Calls> = <Name extends keyof Remote & string>(
  name: Name,
  ...value: Parameters<Remote[Name]>
) => Promise<Awaited<ReturnType<Remote[Name]>>>;

/**
 * Connects two processes, so that each can call functions of the other.
 * @param local the functions that the other process may call
 */
export function connectProcesses<Remote extends Calls>(end: End, local: Calls): Ask<Remote> {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;

  async function answer({ id, name, value }: Message & { kind: 'call' }): Promise<void> {
    let reply: Message;
    try {
      reply = { kind: 'reply', id, value: await local[name]?.(value as never) };
    } catch (error) {
      reply = { kind: 'reply', id, error: (error as Error).message };
    }
    // The other process may have ended meanwhile.
    end.send?.(reply, () => {});
  }

  end.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.kind === 'call') void answer(message);
    else if (message.error === undefined) pending.get(message.id)?.resolve(message.value);
    else pending.get(message.id)?.reject(new Error(message.error));
  });

  return async (name, value?: unknown) => {
    const id = (lastId += 1);
    const reply = Promise.withResolvers<unknown>();
    pending.set(id, reply);
    const timer = new AbortController();
    const late = setTimeout(timeout, undefined, { ref: false, signal: timer.signal }).then(() => {
      throw new Error(`another process of the site did not reply to "${name}"`);
    });
    end.send?.({ kind: 'call', id, name, value } satisfies Message, (error) => error && reply.reject(error));
    try {
      return (await Promise.race([reply.promise, late])) as never;
    } finally {
      pending.delete(id);
      timer.abort();
      late.catch(() => {});
    }
  };
}
