/** The sender of a request that needs a password hash: decides when it gets its turn (server/users/passwords/hash-queue.ts). */
export interface Requester {
  /** As `widerNetwork` gives it. */
  network: string;
  /** Signed in already, or a browser that the user has signed in with before. */
  isKnown: boolean;
}
