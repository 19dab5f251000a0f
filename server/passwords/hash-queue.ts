import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';

/** Node has four threads for all slow work, reading pictures from the disk included: hashes leave two of them free. */
const maxRunning = 2;
/** Some seconds of work; beyond this a request is refused with 503. */
const maxWaiting = 100;

/** Everything that has no visitor behind it, such as a command. */
const ourselves: Requester = { network: 'this process', isKnown: true };

interface Waiting {
  start: () => void;
  reject: (error: HttpError) => void;
}

/** Waiting requests by network, which take turns: one that sends many waits behind its own, not before others. */
class Lane {
  readonly #byNetwork = new Map<string, Waiting[]>();
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Takes a request in; when the lane is full, the network with the most waiting requests loses its latest. */
  add(network: string, waiting: Waiting): void {
    const own = this.#byNetwork.get(network) ?? [];
    if (this.#length >= maxWaiting) {
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

  /** The next request: the earliest of the network that has waited longest for a turn. */
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

/** Of five turns known requesters get four while both lanes wait, so that neither lane blocks the other. */
const knownInARow = 4;

const known = new Lane();
const others = new Lane();
let running = 0;
let knownTurns = 0;

function takeNext(): Waiting | undefined {
  const isKnownTurn = !known.isEmpty && (others.isEmpty || knownTurns < knownInARow);
  knownTurns = isKnownTurn ? knownTurns + 1 : 0;
  return (isKnownTurn ? known : others).take();
}

/**
 * Runs work that takes long and much memory, two at a time, however many requests come at once (OWASP ASVS 5.0, 15.2.2).
 * Known requesters come first; within a lane networks take turns.
 * @throws HttpError 503 when too many wait already, and whatever `work` throws
 */
export async function inTurn<T>(
  work: () => Promise<T>,
  { network, isKnown }: Requester = ourselves,
): Promise<T> {
  if (running < maxRunning) {
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
