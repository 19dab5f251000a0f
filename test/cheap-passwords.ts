import type crypto from 'node:crypto';
import { vi } from 'vitest';

/**
 * Makes password hashes cheap for the API tests: 0.1 ms instead of 25 ms of CPU time, because most tests create an account.
 * The stored hash still names the real parameters. The server has no setting for this; a test about the duration of a hash
 * switches it off with `vi.unmock('node:crypto')`.
 */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    // Hashes with other parameters, such as those of outdated hashes in a test, are computed as requested.
    const isReal = parameters.memory === 19_456 && parameters.passes === 2;
    const cheap = isReal ? { ...parameters, memory: 64, passes: 1 } : parameters;
    original.argon2(algorithm, cheap, callback);
  };
  return { ...original, argon2 };
});
