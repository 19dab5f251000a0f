/** Bounds the memory that a flood from many networks can use. */
const maxKeys = 20_000;

/** Milliseconds for which a counter is not asked again. Of wrong guesses less: a right one that is under way takes its count back. */
const rememberedFor = { request: 10_000, guess: 1_000 };

/**
 * The limits that are used up, in the memory of this process: the database would be busy with refusals while it is needed for everybody else. Each is
 * forgotten after seconds, so that a counter that another process has taken back, or a clock that was set, does not matter for long.
 * `bench/server/isolation.ts` measures page reads beside refusals.
 */
export class UsedLimits {
  /** By the key of the counter: until when it is remembered (`performance.now`), and when the limit allows a request again. */
  readonly #used = new Map<string, { until: number; resetsAt: Date }>();

  /** When the first used-up limit of some allows a request again; undefined when none is known to be used up. */
  find(keys: readonly string[]): Date | undefined {
    const now = performance.now();
    for (const key of keys) {
      const used = this.#used.get(key);
      if (used === undefined) continue;
      if (used.until > now && used.resetsAt.getTime() > Date.now()) return used.resetsAt;
      this.#used.delete(key);
    }
    return undefined;
  }

  /** Remembers that a limit is used up. */
  add(key: string, resetsAt: Date, kind: keyof typeof rememberedFor): void {
    // The oldest one goes first: a map keeps the order in which its keys came.
    if (this.#used.size >= maxKeys)
      for (const oldest of this.#used.keys()) {
        this.#used.delete(oldest);
        break;
      }
    this.#used.set(key, { until: performance.now() + rememberedFor[kind], resetsAt });
  }

  /** Forgets limits whose counts were taken back. */
  forget(keys: readonly string[]): void {
    for (const key of keys) this.#used.delete(key);
  }
}
