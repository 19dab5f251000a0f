import { maxInvalidBodies } from './limits.ts';
import { widerNetwork } from './address.ts';
import { HttpError } from './http-error.ts';

const { perNetwork, perWiderNetwork } = maxInvalidBodies;
const windowMilliseconds = maxInvalidBodies.seconds * 1000;
/** Limits the memory that a flood from many networks can use. */
const maxCounters = 20_000;

/** The sender of a request with a body. */
export interface BodySender {
  /** As `clientAddress` returns it. */
  address: string;
  /** Id of the signed-in user, or null. */
  userId: string | null;
}

/**
 * The counters of a sender with their limits. A signed-in user has a separate one, so that others on the same network
 * do not block this user.
 */
const countersOf = ({ address, userId }: BodySender): [key: string, max: number][] =>
  userId === null
    ? [
        [address, perNetwork],
        [`${widerNetwork(address)}.*`, perWiderNetwork],
      ]
    : [[userId, perNetwork]];

/**
 * Limits requests with an invalid body (400, 413, 415). They change nothing, but reading and checking them takes time, and
 * no other limit counts them (OWASP ASVS 5.0, 15.2.2). The counters are in the memory of this process, because a write to
 * the database would cost more than the rejection.
 */
export class InvalidBodyLimit {
  readonly #isOn: boolean;
  #windowStart = 0;
  #counts = new Map<string, number>();

  /** @param isOn RATE_LIMITS */
  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** @throws HttpError 429 when the sender has sent too many invalid bodies within the last minute */
  check(sender: BodySender): void {
    const now = performance.now();
    if (now - this.#windowStart >= windowMilliseconds) {
      this.#windowStart = now;
      this.#counts = new Map();
    }
    const isWithin = countersOf(sender).every(([key, max]) => this.#countOf(key) < max);
    if (isWithin || !this.#isOn) return;
    const seconds = Math.max(1, Math.ceil((this.#windowStart + windowMilliseconds - now) / 1000));
    throw new HttpError(429, `That was tried too often. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Counts an invalid body. */
  count(sender: BodySender): void {
    for (const [key] of countersOf(sender)) {
      if (this.#counts.size < maxCounters || this.#counts.has(key)) {
        this.#counts.set(key, this.#countOf(key) + 1);
      }
    }
  }
}
