import type { Reply } from './reply.ts';

/** A reply that was removed from the cache. A slow client may still be receiving its body. */
interface Removed {
  reply: Omit<Reply, 'body'>;
  body: WeakRef<Buffer>;
}

/** Replies that are made on demand, by the object that they are made from. Those that were used last stay in memory. */
export interface ReplyCache {
  /** A reply that is in memory. */
  get(key: object): Reply | undefined;
  /** Makes a reply that is not in memory. @returns undefined when `make` does */
  make(key: object, make: () => Promise<Reply | undefined>): Promise<Reply | undefined>;
}

/** @param maxBytes the size of all bodies together */
export function createReplyCache(maxBytes: number): ReplyCache {
  /** The reply that was used last is at the end. */
  const replies = new Map<object, Reply>();
  const removed = new WeakMap<object, Removed>();
  const pending = new Map<object, Promise<Reply | undefined>>();
  let bytes = 0;

  const sizeOf = ({ body }: Reply) => body?.byteLength ?? 0;

  function remove(key: object, reply: Reply): void {
    replies.delete(key);
    bytes -= sizeOf(reply);
    const { body, ...rest } = reply;
    if (body !== undefined) removed.set(key, { reply: rest, body: new WeakRef(body) });
  }

  function add(key: object, reply: Reply): void {
    const before = replies.get(key);
    if (before !== undefined) remove(key, before);
    replies.set(key, reply);
    bytes += sizeOf(reply);
    for (const [oldest, old] of replies) {
      if (bytes <= maxBytes) return;
      remove(oldest, old);
    }
  }

  return {
    get(key) {
      const reply = replies.get(key);
      if (reply !== undefined) {
        replies.delete(key);
        replies.set(key, reply);
        return reply;
      }
      // Many clients that read slowly and ask for different texts must not make a second copy of any.
      const old = removed.get(key);
      const body = old?.body.deref();
      if (old === undefined || body === undefined) return undefined;
      const again = { ...old.reply, body };
      add(key, again);
      return again;
    },
    make(key, make) {
      const found = pending.get(key);
      if (found !== undefined) return found;
      const made = make()
        .then((reply) => {
          if (reply !== undefined) add(key, reply);
          return reply;
        })
        .finally(() => pending.delete(key));
      pending.set(key, made);
      return made;
    },
  };
}
