const day = 24 * 60 * 60 * 1000;
/** A year (DPDP Rules 2025, rule 6); a trigger in the database rejects earlier deletion. */
const auditLogRetention = 366 * day;

/** Everything older than these moments is due to be deleted, by the periods of lifecycles (server/db/tables/lifecycle.ts). */
export interface Cutoffs {
  /** For messages, applications and users; null without RETENTION_MONTHS. */
  families: Date | null;
  auditLog: Date;
  /** When the cutoffs were computed; a user with a session that ends later is kept. */
  now: Date;
}

/** The same day `months` earlier, or the last day of that month when it is shorter. */
function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

/** @param months RETENTION_MONTHS */
export const cutoffsAt = (now: Date, months: number | undefined): Cutoffs => ({
  families: months === undefined ? null : monthsBefore(now, months),
  auditLog: new Date(now.getTime() - auditLogRetention),
  now,
});
