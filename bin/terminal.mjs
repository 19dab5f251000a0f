/**
 * What the person who runs a command sees: a line a step with its time, progress where a step is long, and one
 * clear sentence where it cannot go on. Also how a command runs the programs it is made of.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

/** A long step says that it is still at work this often where lines cannot be rewritten (a log file, CI). */
const QUIET_SECONDS = 10;

/** Why a command cannot go on, in one sentence for the person who ran it; `details` is what a program printed. */
export class FatalError extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details]
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** @type {NodeJS.WriteStream} */
let screen = process.stdout;

/** Sends the lines of steps to stderr: for a command whose stdout is its answer (`npm run admin -- list`). */
export function keepStdoutForAnswers() {
  screen = process.stderr;
}

/**
 * Prints one line.
 * @param {string} text
 */
export function say(text) {
  screen.write(`${text}\n`);
}

/**
 * Wraps text in an ANSI colour, where colours are wanted.
 * @param {'red' | 'green' | 'dim'} colour
 * @param {string} text
 */
export function paint(colour, text) {
  if (!screen.isTTY || process.env.NO_COLOR) return text;
  const code = { red: 31, green: 32, dim: 2 }[colour];
  return `\u001B[${code}m${text}\u001B[0m`;
}

/**
 * Does a piece of work as a step: shows that it is under way, then prints its line with its time.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T>} work `note` tells how far the work is
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  const progress = showProgress(name, started);
  try {
    const result = await work(progress.note);
    progress.end();
    say(`${paint('green', '✓')} ${name} ${paint('dim', seconds(started))}`);
    return result;
  } catch (error) {
    progress.end();
    say(`${paint('red', '✗')} ${name} ${paint('dim', seconds(started))}`);
    throw error;
  }
}

/**
 * Shows that a step is under way: on a terminal one line that counts the seconds, elsewhere a line now and then.
 * @param {string} name
 * @param {number} started
 */
function showProgress(name, started) {
  let latest = '';
  const text = () =>
    `· ${name} ${Math.round((performance.now() - started) / 1000)} s${latest && ` · ${latest}`}`;
  /** @param {string} words */
  const note = (words) => {
    latest = words;
  };
  if (!screen.isTTY) {
    // The first line comes early, so that a log never ends without saying what it waits for.
    const first = setTimeout(() => say(text()), 2000);
    const again = setInterval(() => say(text()), QUIET_SECONDS * 1000);
    return {
      note,
      end() {
        clearTimeout(first);
        clearInterval(again);
      },
    };
  }
  const draw = () => screen.write(`\r\u001B[2K${text().slice(0, (screen.columns || 80) - 1)}`);
  draw();
  const timer = setInterval(draw, 200);
  return {
    note,
    end() {
      clearInterval(timer);
      screen.write('\r\u001B[2K');
    },
  };
}

/**
 * The time since `started`, as a person reads it.
 * @param {number} started
 */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * Starts a program that ends when this command is told to end.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(program, args, options) {
  const child = spawn(program, args, options);
  children.add(child);
  const forget = () => children.delete(child);
  child.once('close', forget).once('error', forget);
  return child;
}

/**
 * Waits until a program has ended; gives its exit code, as a shell counts it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is stdout and stderr as they came
 */
export async function run(program, args, { cwd, env, onLine } = {}) {
  const child = start(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ coloured) => {
      // Some programs send their colours into a pipe too.
      const text = stripVTControlCharacters(coloured);
      if (stream === child.stdout) stdout += text;
      output += text;
      for (const line of text.split('\n')) if (line.trim()) onLine?.(line.trim());
    });
  }
  const code = await ended(child);
  if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
  return { code, stdout, output };
}

/**
 * Runs a program whose output is for the person watching. On a terminal the program has the terminal to itself;
 * elsewhere its output is passed on, and a line says that it is still at work when it has long been silent.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export async function runLive(name, program, args, options) {
  if (screen.isTTY) {
    const code = await ended(start(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }));
    if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
    return code;
  }
  const started = performance.now();
  const env = { ...options.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = start(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = setInterval(
    () => say(`· ${name} ${Math.round((performance.now() - started) / 1000)} s`),
    QUIET_SECONDS * 1000,
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      timer.refresh();
      screen.write(chunk);
    });
  }
  const code = await ended(child);
  clearInterval(timer);
  if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
  return code;
}

/**
 * The exit code a shell gives to a program that a signal ended.
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * Runs a command: passes SIGINT and SIGTERM on to what it started, and turns a failure into one clear sentence.
 * @param {() => Promise<number>} command gives the exit code
 */
export async function main(command) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (children.size === 0) process.exit(exitCodeOf(signal));
      stoppedBy = signal;
      for (const child of children) child.kill(signal);
    });
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}

/**
 * Prints why a command cannot go on.
 * @param {unknown} error
 */
export function explain(error) {
  const known = error instanceof FatalError ? error : fileProblem(error);
  if (!known) {
    console.error(error);
    return;
  }
  if (known.details) process.stderr.write(`${known.details.trimEnd()}\n`);
  process.stderr.write(`${paint('red', known.message)}\n`);
}

/**
 * The sentence for a failure of the disk or of a limit, if that is what an error is.
 * @param {unknown} error
 */
function fileProblem(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (code === 'ENOSPC')
    return new FatalError('The disk is full: free some space, then run the command again.');
  if (code === 'EMFILE' || code === 'ENFILE') {
    return new FatalError(
      'Too many files are open: raise the limit of open files (ulimit -n), then run the command again.',
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new FatalError(
      `Cannot write ${path ?? 'here'}: give this user the right to write in this folder.`,
    );
  }
  return undefined;
}
