/** The load generator of bench/run/load.ts: takes one Load over the channel to its parent, and sends back the result. */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Load, LoadResult } from './load.ts';
import { ReplyReader } from './reply-reader.ts';

function run({ port, requests, connections, replies: maxReplies, seconds, rate }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const byStatus: Record<string, number> = {};
  /** When each request was due that waits for a free connection. */
  const waiting: number[] = [];
  /** When each request was due that waits for its reply. */
  const unanswered = new Set<{ due: number }>();
  const idle: ((due: number) => void)[] = [];
  const started = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000;
  let sent = 0;
  let retryLater = 0;

  return new Promise((resolve, reject) => {
    let isOver = false;
    function finish() {
      if (isOver) return;
      isOver = true;
      const now = performance.now();
      const replies = latencies.length;
      // Without the requests that got no reply in time, a server that stops would seem to be fast.
      if (rate !== undefined)
        for (const due of [...waiting, ...Array.from(unanswered, (one) => one.due)])
          latencies.push(now - due);
      resolve({ replies, seconds: (now - started) / 1000, byStatus, retryLater, latencies });
    }

    function open() {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const current = { due: 0 };
      let isHead = false;
      function send(at: number) {
        const request = requests[sent % requests.length] ?? '';
        sent += 1;
        current.due = at;
        unanswered.add(current);
        isHead = request.startsWith('HEAD ');
        socket.write(request);
      }
      function sendNext() {
        const isLast = maxReplies !== undefined && sent >= maxReplies;
        if (isOver || isLast) return;
        if (rate === undefined) send(performance.now());
        else if (waiting.length > 0) send(waiting.shift() ?? 0);
        else idle.push(send);
      }
      const reader = new ReplyReader(({ status, hasRetryAfter }) => {
        const now = performance.now();
        latencies.push(now - current.due);
        unanswered.delete(current);
        byStatus[status] = (byStatus[status] ?? 0) + 1;
        if (status === 503 && hasRetryAfter) retryLater += 1;
        if (now >= end || latencies.length === maxReplies) finish();
        else sendNext();
      });
      socket.on('connect', sendNext).on('data', (chunk) => reader.read(chunk, isHead));
      socket.on('error', reject).on('close', () => {
        if (isOver) return;
        if (unanswered.has(current)) reject(new Error('The server closed a connection without a reply.'));
        const index = idle.indexOf(send);
        if (index !== -1) idle.splice(index, 1);
        open();
      });
    }

    for (let i = 0; i < connections; i += 1) open();
    if (rate === undefined) return;
    let planned = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      if (isOver || now >= end) {
        clearInterval(timer);
        finish();
        return;
      }
      for (; planned < ((now - started) / 1000) * rate; planned += 1) {
        const send = idle.shift();
        if (send === undefined) waiting.push(now);
        else send(now);
      }
    }, 1);
  });
}

process.once('disconnect', () => process.exit());
process.once('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result, () => process.exit(0)));
});
