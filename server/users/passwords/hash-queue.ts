import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';
import { maxPasswordHashes } from '#server/http/limits.ts';

/** The default requester: this process itself, such as a command. */
const thisProcess: Requester = { network: 'this process', isKnown: true };

interface Waiting {
  start: () => void;
  reject: (error: HttpError) => void;
}

/** A queue in which networks take turns, so that many requests of one network do not delay other networks. */
class Lane {
  readonly #byNetwork = new Map<string, Waiting[]>();
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Adds a request. When the lane is full, the network with the most waiting requests loses its latest one. */
  add(network: string, waiting: Waiting): void {
    const own = this.#byNetwork.get(network) ?? [];
    if (this.#length >= maxPasswordHashes.waiting) {
      const longest = [...this.#byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a));
      if (longest.length <= own.length + 1) {
        waiting.reject(queueIsFull());
        return;
      }
      longest.pop()?.reject(queueIsFull());
      this.#length -= 1;
    }
    own.push(waiting);
    this.#byNetwork.set(network, own);
    this.#length += 1;
  }

  /** Removes the next request: the earliest of the network that has waited longest for a turn. */
  take(): Waiting | undefined {
    const [network, own] = this.#byNetwork.entries().next().value ?? [];
    if (network === undefined || own === undefined) return undefined;
    const next = own.shift();
    this.#byNetwork.delete(network);
    if (own.length > 0) this.#byNetwork.set(network, own);
    this.#length -= 1;
    return next;
  }
}

const queueIsFull = () =>
  new HttpError(503, 'Many people are signing in at this moment. Please try again in a minute.', {
    headers: { 'retry-after': '20' },
  });

/** While both lanes wait, known requesters get four of five turns, so that neither lane blocks the other. */
const maxKnownInARow = 4;

const known = new Lane();
const others = new Lane();
let running = 0;
let knownInARow = 0;

function takeNext(): Waiting | undefined {
  const isKnownTurn = !known.isEmpty && (others.isEmpty || knownInARow < maxKnownInARow);
  knownInARow = isKnownTurn ? knownInARow + 1 : 0;
  return (isKnownTurn ? known : others).take();
}

/**
 * Runs slow, memory-intensive work, at most two at a time for the whole process (OWASP ASVS 5.0, 15.2.2). Known requesters come
 * first; within a lane networks take turns.
 * @throws HttpError 503 when the queue is full, and any error of `work`
 */
export async function inTurn<T>(
  work: () => Promise<T>,
  { network, isKnown }: Requester = thisProcess,
): Promise<T> {
  if (running < maxPasswordHashes.running) {
    running += 1;
  } else {
    await new Promise<void>((start, reject) => {
      (isKnown ? known : others).add(network, { start, reject });
    });
  }
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next === undefined) running -= 1;
    else next.start();
  }
}
