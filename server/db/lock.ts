/** Each waiting query keeps the memory of its request; a busy school has less than ten. */
const maxWaiting = 1_000;

/** Lends something to one user at a time, in order of the requests. */
export class Lock {
  #isHeld = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the turn of the caller. @throws Error with the code QUEUE_FULL while a thousand others wait */
  async obtain(): Promise<void> {
    if (!this.#isHeld) {
      this.#isHeld = true;
      return;
    }
    if (this.#waiting.length >= maxWaiting)
      throw Object.assign(new Error('too many queries wait for the database'), { code: 'QUEUE_FULL' });
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }
}
