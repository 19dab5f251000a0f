import { expectStatus, requestText, runLoad } from '../run/load.ts';
import { accountEmail, createAccounts, password } from '../run/accounts.ts';
import { capture } from './capture.ts';
import { messageRequests } from './write-requests.ts';

const accounts = 10;

async function textOf(port: number, path: string): Promise<string> {
  const { body } = await capture(port, { method: 'GET', path, headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(body, 'base64').toString();
}

/** The addresses of all pages in the sitemap, and of the pictures on them. */
async function addressesOf(port: number): Promise<string[]> {
  const sitemap = await textOf(port, '/sitemap.xml');
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const texts = await Promise.all(pages.map((page) => textOf(port, page)));
  const pictures = texts.flatMap((text) => text.match(/\/pictures\/[\w-]+\.(?:avif|jpg)/g) ?? []);
  return [...pages, ...new Set(pictures)];
}

/**
 * Sends what visitors of a busy day send: pages in all encodings and pictures (300 requests a second), messages (5 a second)
 * and sign-ins (one a second).
 * @param port of a site with RATE_LIMITS=off
 */
export async function sendMixedLoad(port: number, seconds: number): Promise<void> {
  await createAccounts(port, accounts);
  const addresses = await addressesOf(port);
  const reads = addresses.flatMap((address) =>
    ['br', 'gzip', 'identity'].map((encoding) =>
      requestText('GET', address, { 'accept-encoding': encoding }),
    ),
  );
  const signIns = Array.from({ length: accounts }, (_, index) =>
    requestText(
      'POST',
      '/user/auth-user',
      {},
      JSON.stringify({ userEmail: accountEmail(index), password, rememberMe: true }),
    ),
  );
  const [read, written, signedIn] = await Promise.all([
    runLoad({ port, requests: reads, connections: 32, rate: 300, seconds }),
    runLoad({ port, requests: messageRequests(5 * seconds, 0), connections: 4, rate: 5, seconds }),
    runLoad({ port, requests: signIns, connections: 4, rate: 1, seconds }),
  ]);
  expectStatus(200, read, 'the mixed load of pages');
  expectStatus(201, written, 'the mixed load of messages');
  expectStatus(200, signedIn, 'the mixed load of sign-ins');
}
