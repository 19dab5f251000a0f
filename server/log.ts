import { pino, type Logger } from 'pino';

export type { Logger };

/** The process's log: one JSON line an event, never with what a visitor typed (DESIGN section 3). */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
