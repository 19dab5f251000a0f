import { fork } from 'node:child_process';
import path from 'node:path';
import { limitMemory } from './limit-memory.ts';
import type { MadeFiles } from './make-files.ts';
import type { PictureReply } from './picture-process.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** What one picture may take. */
export interface Bounds {
  milliseconds: number;
  /** Of memory. A JPEG of 60 megapixels takes 500 MB, an AVIF file of 60 would take 1.4 GB. */
  bytes: number;
}

/**
 * Makes the files of a picture in a process of its own, which ends afterwards: what a hostile file does to the decoder, and the memory that a large
 * one takes, ends with it (docs/decisions/0037-pictures-of-the-owner.md).
 * @param file the path of what somebody has sent
 * @throws UnusablePicture when it is no picture that can be used, takes more than its bounds or ends the process by a signal; another error when
 * the process cannot work
 */
export function runPictureProcess(file: string, { milliseconds, bytes }: Bounds): Promise<MadeFiles> {
  const child = fork(path.join(import.meta.dirname, 'picture-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--disable-sigusr1', '--max-old-space-size=128'],
    // Nothing else of the server's environment, which has secrets. The cache of compiled code saves half of the start.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    serialization: 'advanced',
  });
  const endWatch = limitMemory(child, bytes);
  const timeout = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  return new Promise((resolve, reject) => {
    let reply: PictureReply | undefined;
    child.once('message', (message) => {
      reply = message as PictureReply;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timeout);
      endWatch();
      if (reply === undefined && signal === null)
        // Such as a canvas that cannot be loaded: no other picture would be better.
        reject(new Error(`the process of a picture ended with code ${code}`));
      else if (reply === undefined)
        reject(new UnusablePicture('This picture takes too much work. Please choose a smaller one.'));
      else if ('made' in reply) resolve(reply.made);
      else if ('unusable' in reply) reject(new UnusablePicture(reply.unusable));
      else reject(new Error(reply.error));
    });
    // When the process ends before it has read the message, `close` reports it.
    child.send(file, () => {});
  });
}
