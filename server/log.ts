import { pino, type Logger } from 'pino';

export type { Logger };

/** Lines that cannot be written yet; what exceeds this is dropped. */
const maxWaitingBytes = 1024 * 1024;

/**
 * The process's log: one JSON line an event, never with what a visitor typed (docs/design.md, section 3). While it cannot be written,
 * such as on a full disk, lines are lost and requests are answered all the same.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: maxWaitingBytes });
  // Without a listener the error is thrown where the line is logged, in the middle of a request.
  output.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
