import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serverOptions } from '../bin/setup/server-options.mjs';

const run = promisify(execFile);

test('SIGUSR1 opens no debugger in the server', async () => {
  // A debugger writes its address to the standard error within milliseconds.
  const signal = `process.kill(process.pid, 'SIGUSR1'); setTimeout(() => {}, 200)`;
  const { stderr } = await run(process.execPath, [...serverOptions, '-e', signal]);
  expect(stderr).toBe('');
});

test('the image starts the server with the options of npm start', () => {
  const file = readFileSync(path.resolve(import.meta.dirname, '../Containerfile'), 'utf8');
  const [, command] = /^CMD (\[.*\])$/m.exec(file) ?? [];
  expect(JSON.parse(command ?? '')).toEqual(['node', ...serverOptions, 'server/main.ts']);
});
