/** Starts child processes, and passes SIGINT and SIGTERM on to them. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { output, print } from './print.mjs';
import { PROGRESS_SECONDS } from './step.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let receivedSignal;

/** Ends this process and its children on SIGINT and SIGTERM. */
export function handleSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (children.size === 0) process.exit(exitCodeOf(signal));
      receivedSignal = signal;
      for (const child of children) child.kill(signal);
    });
  }
}

/**
 * Starts a child process.
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
 * Waits until a child process has ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 and the signal's number after a signal, as in a shell
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

/**
 * Runs a program until it ends and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is stdout and stderr in order of arrival
 */
export async function run(program, args, { cwd, env, onLine } = {}) {
  const child = start(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let all = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      // Some programs write color codes into a pipe too.
      const text = stripVTControlCharacters(chunk);
      if (stream === child.stdout) stdout += text;
      all += text;
      for (const line of text.split('\n')) if (line.trim()) onLine?.(line.trim());
    });
  }
  return { code: await endedOrStopped(child), stdout, output: all };
}

/**
 * Runs a program and shows its output at once. Where the output is not a terminal, a line is printed whenever the
 * program has been silent for some seconds.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export async function runLive(name, program, args, options) {
  const screen = output();
  if (screen.isTTY)
    return endedOrStopped(start(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }));
  const started = performance.now();
  const env = { ...options.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = start(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = setInterval(
    () => print(`· ${name} ${Math.round((performance.now() - started) / 1000)} s`),
    PROGRESS_SECONDS * 1000,
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      timer.refresh();
      screen.write(chunk);
    });
  }
  try {
    return await endedOrStopped(child);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Waits until a child process has ended; ends this process too if it has received a signal.
 * @param {import('node:child_process').ChildProcess} child
 */
async function endedOrStopped(child) {
  const code = await ended(child);
  if (receivedSignal) process.exit(exitCodeOf(receivedSignal));
  return code;
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
