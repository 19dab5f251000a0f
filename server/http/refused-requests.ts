import { widerNetwork } from './address.ts';
import { CallFailure } from './failure.ts';

const windowMilliseconds = 60_000;
/** Far more than a person with a form that the browser has checked already. */
const maxOfNetwork = 120;
const maxOfWiderNetwork = 360;
/** Networks remembered at once, so that a flood from many does not fill the memory. */
const maxNetworks = 20_000;

/**
 * Counts requests that were refused as invalid (400, 413, 415), by network. They change nothing, but each costs the work of
 * reading and checking it, and no other limit counts them (OWASP ASVS 5.0, 15.2.2). In the memory of this process and not in the
 * database: a write would cost more than the refusal.
 */
export class RefusedRequests {
  #began = 0;
  #counts = new Map<string, number>();

  #count(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  /** @throws CallFailure 429 when the network has sent too many invalid requests within the last minute */
  check(address: string): void {
    const now = Date.now();
    const age = now - this.#began;
    // A negative age: the clock was put back.
    if (age >= windowMilliseconds || age < 0) {
      this.#began = now;
      this.#counts = new Map();
    }
    const wider = this.#count(`${widerNetwork(address)}.*`);
    if (this.#count(address) < maxOfNetwork && wider < maxOfWiderNetwork) return;
    const seconds = Math.max(1, Math.ceil((this.#began + windowMilliseconds - now) / 1000));
    throw new CallFailure(429, `That was tried too often. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  note(address: string): void {
    for (const network of [address, `${widerNetwork(address)}.*`]) {
      if (this.#counts.size < maxNetworks || this.#counts.has(network)) {
        this.#counts.set(network, this.#count(network) + 1);
      }
    }
  }
}
