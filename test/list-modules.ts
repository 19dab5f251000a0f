import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Loaded with `--import` before a program: at its end it prints the files that the program has loaded, one a line. */
const files: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) files.push(fileURLToPath(url));
    return next(url, context);
  },
});
process.on('exit', () => writeSync(1, files.join('\n')));
