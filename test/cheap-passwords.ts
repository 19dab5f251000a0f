import type crypto from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';

declare global {
  /** The test files of a process share the mock below, and so what it reads and writes. */
  var passwordHashes: { costs: string[]; areReal: boolean } | undefined;
}

const state = (globalThis.passwordHashes ??= { costs: [], areReal: false });

/** The cost that the server chose for each password hash: kilobytes and passes. */
export const hashCosts = state.costs;

/** Computes the hashes of this test file as the server does, for example because another process reads them. */
export function useRealHashes(): void {
  beforeAll(() => {
    state.areReal = true;
  });
  afterAll(() => {
    state.areReal = false;
  });
}

/**
 * Makes password hashes cheap for the API tests: 0.1 ms instead of 25 ms of CPU time, because most tests create an account.
 * The stored hash still names the real parameters. The server has no setting for this.
 */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    globalThis.passwordHashes?.costs.push(`${parameters.memory} ${parameters.passes}`);
    // Hashes with other parameters, such as those of outdated hashes in a test, are computed as requested.
    const isUsual = parameters.memory === 19_456 && parameters.passes === 2;
    const isCheap = isUsual && globalThis.passwordHashes?.areReal !== true;
    original.argon2(algorithm, isCheap ? { ...parameters, memory: 64, passes: 1 } : parameters, callback);
  };
  return { ...original, argon2 };
});
