import { expect, test } from 'vitest';
import { replaceBlock } from './document.ts';

const document = [
  'Written by hand.',
  '<!-- bench:server -->',
  'old',
  '<!-- /bench:server -->',
  'Also by hand.',
  '<!-- bench:publish -->',
  'kept',
  '<!-- /bench:publish -->',
].join('\n');

test('replaces the text of one block and keeps everything else', () => {
  expect(replaceBlock(document, 'server', 'new\n')).toBe(document.replace('\nold\n', '\n\nnew\n\n'));
});

test('the same text again leaves the document as it is', () => {
  const once = replaceBlock(document, 'publish', 'new');
  expect(replaceBlock(once, 'publish', 'new')).toBe(once);
});

test('a missing block is an error that names its markers', () => {
  expect(() => replaceBlock(document, 'pages', 'new')).toThrow(
    '<!-- bench:pages --> … <!-- /bench:pages -->',
  );
});
