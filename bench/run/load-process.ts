/** The load generator of bench/run/load.ts: takes one Load over the channel to its parent, and sends back the result. */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Load, LoadResult } from './load.ts';
import { ReplyReader } from './reply-reader.ts';

function run({ port, requests, connections, replies: maxReplies, seconds, rate }: Load): Promise<LoadResult> {
  const byStatus: Record<string, number> = {};
  const latencies: number[] = [];
  /** The numbers of the requests that wait for their reply. */
  const unanswered = new Set<number>();
  /** Connections that wait for their next request. */
  const idle: (() => void)[] = [];
  const started = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000;
  let [sent, replies, due] = [0, 0, 0];

  function noteLatency(number: number, now: number) {
    if (rate !== undefined) latencies.push(now - (started + (number / rate) * 1000));
  }

  return new Promise((resolve, reject) => {
    let isOver = false;
    function finish() {
      if (isOver) return;
      isOver = true;
      const now = performance.now();
      // Without the requests that got no reply in time, a server that stops would seem to be fast.
      for (let number = sent; number < due; number += 1) unanswered.add(number);
      for (const number of unanswered) noteLatency(number, now);
      resolve({ replies, seconds: (now - started) / 1000, byStatus, latencies });
    }

    function open() {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [current, isHead] = [-1, false];
      function send() {
        const request = requests[sent % requests.length] ?? '';
        current = sent;
        sent += 1;
        unanswered.add(current);
        isHead = request.startsWith('HEAD ');
        socket.write(request);
      }
      function sendNext() {
        const isLast = maxReplies !== undefined && sent >= maxReplies;
        if (isOver || isLast) return;
        if (rate === undefined || sent < due) send();
        else idle.push(send);
      }
      const reader = new ReplyReader((status) => {
        const now = performance.now();
        unanswered.delete(current);
        noteLatency(current, now);
        replies += 1;
        byStatus[status] = (byStatus[status] ?? 0) + 1;
        if (now >= end || replies === maxReplies) finish();
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
    const timer = setInterval(() => {
      const now = performance.now();
      if (isOver || now >= end) {
        clearInterval(timer);
        finish();
        return;
      }
      due = ((now - started) / 1000) * rate;
      while (sent < due && idle.length > 0) idle.shift()?.();
    }, 1);
  });
}

process.once('disconnect', () => process.exit());
process.once('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result, () => process.exit(0)));
});
