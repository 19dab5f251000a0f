import { widerNetwork } from './address.ts';
import { HttpError } from './http-error.ts';

const windowMilliseconds = 60_000;
/** Far more than a person with a form that the browser has checked already. */
const maxOfNetwork = 120;
const maxOfWiderNetwork = 360;
/** Counters kept at once, so that a flood from many networks does not fill the memory. */
const maxCounters = 20_000;

/** Who sends a request with a body. */
export interface BodySender {
  /** As `clientAddress` gives it. */
  address: string;
  /** Id of the account that is signed in; null for anybody else. */
  account: string | null;
}

/** What a sender is counted by, and how much of it is taken. An account is counted by itself: others behind its address do not block it. */
const countersOf = ({ address, account }: BodySender): [key: string, max: number][] =>
  account === null
    ? [
        [address, maxOfNetwork],
        [`${widerNetwork(address)}.*`, maxOfWiderNetwork],
      ]
    : [[account, maxOfNetwork]];

/**
 * Counts requests whose body was refused as invalid (400, 413, 415). They change nothing, but each costs the work of
 * reading and checking it, and no other limit counts them (OWASP ASVS 5.0, 15.2.2). In the memory of this process and not in the
 * database: a write would cost more than the refusal.
 */
export class InvalidBodyLimit {
  readonly #isOn: boolean;
  #began = 0;
  #counts = new Map<string, number>();

  /** @param isOn RATE_LIMITS */
  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** @throws HttpError 429 when the sender has sent too many invalid bodies within the last minute */
  check(sender: BodySender): void {
    const now = Date.now();
    const age = now - this.#began;
    // A negative age: the clock was put back.
    if (age >= windowMilliseconds || age < 0) {
      this.#began = now;
      this.#counts = new Map();
    }
    const isWithin = countersOf(sender).every(([key, max]) => this.#count(key) < max);
    if (isWithin || !this.#isOn) return;
    const seconds = Math.max(1, Math.ceil((this.#began + windowMilliseconds - now) / 1000));
    throw new HttpError(429, `That was tried too often. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  count(sender: BodySender): void {
    for (const [key] of countersOf(sender)) {
      if (this.#counts.size < maxCounters || this.#counts.has(key)) {
        this.#counts.set(key, this.#count(key) + 1);
      }
    }
  }
}
