import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Settings } from '#server/env.ts';
import type { PreviewJob, PreviewPage } from './preview-page.ts';
import type { PreviewReply, PreviewRequest } from './preview-process.ts';

/** Renders pages that are not published. */
export interface Previews {
  /**
   * @returns undefined when too many pages are waiting; null as the page for one that has no preview
   * @throws Error when the page cannot be rendered
   */
  render(job: PreviewJob): Promise<PreviewPage | null> | undefined;
  stop(): void;
}

/** Milliseconds without a page after which the process ends and gives its memory back. */
const idleTime = 60_000;
const maxWaiting = 20;

interface Waiting {
  resolve: (page: PreviewPage | null) => void;
  reject: (error: Error) => void;
}

/**
 * Renders previews in a process of their own, as publications (docs/decisions/0024-publishing-process.md). It starts with the first page and
 * ends when nobody asks for one.
 */
export function createPreviews(settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'apiHost'>): Previews {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(): void {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  }

  function open(): ChildProcess {
    const opened = fork(path.join(import.meta.dirname, 'preview-process.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--disable-sigusr1'],
      // React chooses its production build when it is loaded.
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
    });
    opened.on('message', (message) => {
      const reply = message as PreviewReply;
      const { resolve, reject } = waiting.get(reply.id) ?? {};
      waiting.delete(reply.id);
      if ('page' in reply) resolve?.(reply.page);
      else reject?.(new Error(reply.error));
      if (waiting.size === 0) idle = setTimeout(end, idleTime).unref();
    });
    function fail(reason: Error): void {
      if (child === opened) child = undefined;
      else if (child !== undefined) return;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    }
    opened.once('error', fail);
    opened.once('exit', () => fail(new Error('the process of the previews has ended')));
    send(opened, { kind: 'open', settings });
    return opened;
  }

  /** When the process ends before it has read a message, `exit` reports it. */
  const send = (to: ChildProcess, request: PreviewRequest) => to.send(request, () => {});

  return {
    render(job) {
      if (waiting.size >= maxWaiting) return undefined;
      clearTimeout(idle);
      child ??= open();
      const to = child;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send(to, { kind: 'page', id, job });
      });
    },
    stop: end,
  };
}
