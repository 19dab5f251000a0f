import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { refuseCrossSite, refuseCrossSiteRead } from './cross-site.ts';

const settings = readSettings({
  PUBLIC_URL: 'https://school.test',
  CORS_ORIGINS: 'https://pages.school.test',
});
const judge = (headers: Record<string, string>) => () =>
  refuseCrossSite(new Headers({ host: 'school.test', ...headers }), settings);

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-language': 'en-IN' };

describe('a request that changes something', () => {
  test.each<Record<string, string>>([
    {},
    { origin: 'https://school.test' },
    { origin: 'https://school.test', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'same-origin' },
    { origin: 'https://pages.school.test', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { accept: '*/*', referer: 'https://school.test/admin' },
    { ...browser, referer: 'https://school.test/admin' },
    { ...browser, origin: 'https://school.test' },
    { ...browser, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'user-agent': 'curl/8.5.0', accept: '*/*' },
    { 'user-agent': 'node', 'accept-language': '*', 'sec-fetch-mode': 'cors' },
  ])('is accepted with %j', (headers) => {
    expect(judge(headers)).not.toThrow();
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { origin: 'http://school.test:8080' },
    { origin: 'http://school.test' },
    { referer: 'http://school.test/admin' },
    { ...browser, accept: '*/*' },
    { ...browser, referer: 'https://school.test/admin', accept: 'image/avif,image/webp,*/*;q=0.8' },
    { ...browser, referer: 'https://school.test/admin', accept: 'text/css,*/*;q=0.1' },
    { ...browser, accept: 'image/avif,image/webp,*/*;q=0.8' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'script' },
    { origin: 'https://school.test.evil.test' },
    { origin: 'https://evil.test/https://school.test' },
    { origin: 'null' },
    { referer: 'https://evil.test/' },
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    { origin: '' },
    { origin: 'https://school.test', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'websocket' },
    { origin: 'https://pages.school.test', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { origin: 'https://other.school.test', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  ])('is rejected with %j', (headers) => {
    expect(judge(headers)).toThrow('the school’s own pages');
  });
});

describe('a request for personal data', () => {
  const read = (headers: Record<string, string>) => () =>
    refuseCrossSiteRead(new Headers({ host: 'school.test', ...headers }), settings);

  test.each<Record<string, string>>([
    {},
    { ...browser, accept: '*/*' },
    { ...browser, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { origin: 'https://pages.school.test', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    // Typed, or from a bookmark.
    { ...browser, accept: 'text/html', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  ])('is accepted with %j', (headers) => {
    expect(read(headers)).not.toThrow();
  });

  test.each<Record<string, string>>([
    { ...browser, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { ...browser, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
    { ...browser, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { ...browser, accept: 'text/html,*/*;q=0.8', referer: 'https://evil.test/' },
    { ...browser, accept: 'text/html,*/*;q=0.8' },
    { origin: 'https://evil.test' },
  ])('is rejected with %j', (headers) => {
    expect(read(headers)).toThrow('the school’s own pages');
  });
});
