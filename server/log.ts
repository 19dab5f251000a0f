import { pino, type Logger } from 'pino';

export type { Logger };

/** Size of the buffer for lines that cannot be written yet; further lines are dropped. */
const maxBufferBytes = 1024 * 1024;

/**
 * The log: one line of JSON for each event, without personal data (docs/security.md). While the log cannot be
 * written, such as on a full disk, lines are lost and requests are still answered.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: maxBufferBytes });
  // Without a listener, pino throws the error in the request that logs the line.
  output.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
