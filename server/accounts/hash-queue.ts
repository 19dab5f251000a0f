import { CallFailure } from '#server/http/failure.ts';

/** Node has four threads for all slow work, reading pictures from the disk included: hashes leave two of them free. */
const atOnce = 2;
/** Some seconds of work; who would come behind them is better told so. */
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does what takes long and much memory, one after the other in the order they came, however many ask at once (OWASP ASVS 5.0,
 * 15.2.2).
 * @throws CallFailure 503 when too many wait already, and whatever `work` throws
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) {
    running += 1;
  } else {
    if (waiting.length >= mostWaiting) {
      throw new CallFailure(503, 'Many people are signing in at this moment. Please try again in a minute.', {
        headers: { 'retry-after': '20' },
      });
    }
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
