import { AsyncLocalStorage } from 'node:async_hooks';

interface Compared {
  hash: string;
  password: string;
}

const compared = new AsyncLocalStorage<Compared>();

/**
 * Lets better-auth rely on a comparison that was made before: hashing takes too long for a transaction, and in the transaction
 * the stored hash must still be the one that was compared.
 * @param right a hash and the password that was found to fit it
 */
export function withComparedPassword<T>(right: Compared, work: () => Promise<T>): Promise<T> {
  return compared.run(right, work);
}

/** For better-auth, which compares passwords only inside `withComparedPassword`. */
export async function isComparedPassword({ hash, password }: Compared): Promise<boolean> {
  const right = compared.getStore();
  return right !== undefined && right.hash === hash && right.password === password;
}
