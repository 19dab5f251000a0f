import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/api/app.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { sendRequest } from '#test/http.ts';
import { admin } from '#test/people.ts';
import { pictureFile } from '#test/picture-file.ts';
import { messagesIn } from '#test/messages.ts';
import { openSchool, type School } from '#test/school.ts';
import { speakTo, trickle } from '#test/raw-http.ts';
import {
  echoRequest,
  malformedRequests,
  rawPost,
  tooLargeHeads,
  unclearFramings,
} from '#test/raw-requests.ts';
import { createHttpServer } from './http-server.ts';

describe.each(kindsOfThisRun)('slow and malformed requests on %s', (kind) => {
  let school: School;
  let hasty: Server;
  let url: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    hasty = createHttpServer(createApp(school.context).fetch, {
      timeouts: { headersTimeout: 200, bodyTimeout: 300, connectionsCheckingInterval: 20 },
    });
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(hasty.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    hasty.closeAllConnections();
    await new Promise((resolve) => hasty.close(resolve));
    await school.close();
  });

  const messages = () => messagesIn(school.context.db);

  test('a slow upload times out, and other requests are answered in the meantime', async () => {
    let isOpen = true;
    const slow = speakTo(url, (socket) => {
      socket.write(rawPost('x', 'Content-Length: 60000'));
      return trickle(socket, ' ');
    }).finally(() => {
      isOpen = false;
    });
    while (isOpen) expect((await sendRequest(url, 'GET', '/healthz')).status).toBe(200);
    expect((await slow).statuses).toEqual([408]);
    expect(school.log.filter((line) => /database cannot be reached|request failed/.test(line))).toEqual([]);
  });

  test('a slow upload in chunks times out', async () => {
    const { statuses } = await speakTo(url, (socket) => {
      socket.write(rawPost('x', 'Transfer-Encoding: chunked'));
      return trickle(socket, '1\r\n \r\n');
    });
    expect(statuses).toEqual([408]);
  });

  test('a slow upload of a file by an owner does not time out', async () => {
    const { visitor } = await admin(school);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const file = pictureFile();
    // Longer than other bodies may take.
    const other = speakTo(url, (socket) => {
      socket.write(rawPost('x', 'Content-Length: 60000'));
      return trickle(socket, ' ');
    });
    const { statuses } = await speakTo(url, (socket) => {
      const head = `POST /admin/pictures HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n`;
      socket.write(`${head}Content-Length: ${file.length}\r\n\r\n`);
      void other.then(() => socket.write(file));
    });
    expect((await other).statuses).toEqual([408]);
    expect(statuses).toEqual([201]);
  });

  test('slow headers time out', async () => {
    const { statuses } = await speakTo(url, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
      return trickle(socket, 'a');
    });
    expect(statuses).toEqual([408]);
  });

  test('a connection without a request is closed', async () => {
    expect((await speakTo(url, () => {})).statuses).toEqual([408]);
  });

  test('a client that never reads the reply is disconnected', async () => {
    const large = createHttpServer(() => new Response(new Uint8Array(32 * 1024 * 1024)));
    large.timeout = 100;
    await new Promise<void>((resolve) => large.listen(0, '127.0.0.1', resolve));
    const { port } = large.address() as AddressInfo;
    const cutOff = once(large, 'connection').then(([socket]: Socket[]) => once(socket as Socket, 'close'));
    const client = connect(port, '127.0.0.1')
      .pause()
      .on('error', () => {});
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await cutOff;
    client.destroy();
    await new Promise((resolve) => large.close(resolve));
  });

  test('a client that disconnects during an upload causes no error in the log', async () => {
    const before = school.log.length;
    await speakTo(
      url,
      (socket) => void socket.write(rawPost('x', 'Content-Length: 60000'), () => socket.end()),
    );
    await speakTo(url, (socket) => {
      socket.write(rawPost('x', 'Content-Length: 60000'), () => socket.destroy());
    });
    expect((await sendRequest(url, 'GET', '/healthz')).status).toBe(200);
    expect(school.log.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  test.each(tooLargeHeads('x'))('rejects %s of more than 8 KiB with 431', async (_, request) => {
    expect((await speakTo(url, (socket) => void socket.write(request))).statuses).toEqual([431]);
  });

  test.each(unclearFramings)(
    'rejects a request with %s and does not read the next one on the connection',
    async (_, lines, body) => {
      const before = await messages();
      const { statuses, text } = await speakTo(url, (socket) => {
        socket.write(
          `${rawPost('x', ...lines)}${body}GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        );
      });
      expect(statuses).toEqual([400]);
      expect(text).not.toContain('openapi');
      expect(await messages()).toEqual(before);
    },
  );

  test.each(malformedRequests('x'))('rejects a request with %s with 400', async (_, request) => {
    expect((await speakTo(url, (socket) => void socket.write(request))).statuses).toEqual([400]);
  });

  test('the reply to a malformed request has the closed Content-Security-Policy', async () => {
    const { text } = await speakTo(
      url,
      (socket) => void socket.write('GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'),
    );
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(text).toMatch(/^content-security-policy: default-src 'none';/im);
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    'the reply to %s contains nothing of the request',
    async (method) => {
      for (const path of ['/user/me', '/login', '/nothing', '/healthz']) {
        const { text, statuses } = await speakTo(school.url, (socket) => {
          socket.write(echoRequest('x', method, path));
        });
        expect(text).not.toContain('told');
        for (const status of statuses) expect([400, 404, 405]).toContain(status);
      }
    },
  );
});
