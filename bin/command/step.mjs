/** Runs a part of a command and prints its progress, its result and its time. */
import { performance } from 'node:perf_hooks';
import { color, output, print, secondsSince } from './print.mjs';

/** Seconds between two progress lines where a line cannot be overwritten (a log file, CI). */
export const PROGRESS_SECONDS = 10;

/**
 * @template T
 * @param {string} name
 * @param {(onProgress: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  const progress = showProgress(name, started);
  try {
    const result = await work(progress.update);
    progress.end();
    print(`${color('green', '✓')} ${name} ${color('dim', secondsSince(started))}`);
    return result;
  } catch (error) {
    progress.end();
    print(`${color('red', '✗')} ${name} ${color('dim', secondsSince(started))}`);
    throw error;
  }
}

/**
 * Shows that a step is running: on a terminal one line that counts the seconds, otherwise a new line every few seconds.
 * @param {string} name
 * @param {number} started
 */
function showProgress(name, started) {
  let latest = '';
  const line = () =>
    `· ${name} ${Math.round((performance.now() - started) / 1000)} s${latest && ` · ${latest}`}`;
  /** @param {string} text */
  const update = (text) => {
    latest = text;
  };
  const stream = output();
  if (!stream.isTTY) {
    // The first line comes early: the last line of a log always names the step that is running.
    const first = setTimeout(() => print(line()), 2000);
    const repeated = setInterval(() => print(line()), PROGRESS_SECONDS * 1000);
    return {
      update,
      end() {
        clearTimeout(first);
        clearInterval(repeated);
      },
    };
  }
  const draw = () => stream.write(`\r\u001B[2K${line().slice(0, (stream.columns || 80) - 1)}`);
  draw();
  const timer = setInterval(draw, 200);
  return {
    update,
    end() {
      clearInterval(timer);
      stream.write('\r\u001B[2K');
    },
  };
}
