/** Prints lines for the user of a command. */

/** @type {NodeJS.WriteStream} */
let stream = process.stdout;

/** Prints everything to stderr from now on, for a command whose stdout is data (`npm run admin -- list`). */
export function printToStderr() {
  stream = process.stderr;
}

/** Where the lines go; a terminal, a file or a pipe. */
export function output() {
  return stream;
}

/** @param {string} line */
export function print(line) {
  stream.write(`${line}\n`);
}

/**
 * Colors text on a terminal, unless NO_COLOR is set.
 * @param {'red' | 'green' | 'dim'} name
 * @param {string} text
 */
export function color(name, text) {
  if (!stream.isTTY || process.env.NO_COLOR) return text;
  const code = { red: 31, green: 32, dim: 2 }[name];
  return `\u001B[${code}m${text}\u001B[0m`;
}

/**
 * The time since `started`, such as '1.5 s'.
 * @param {number} started a value of `performance.now()`
 */
export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
