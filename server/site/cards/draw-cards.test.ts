import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { metaContent } from '#test/head.ts';
import { content } from '#test/content.ts';
import { fontFamily } from './draw-card.ts';
import { drawCards } from './draw-cards.ts';

test.each(['Šāstra', 'Café', 'रंगों की पाठशाला'])(
  'the letters of %j come from no font of the machine',
  (text) => {
    const context = createCanvas(1, 1).getContext('2d');
    const widthIn = (family: string) => {
      context.font = `700 100px ${family}`;
      return context.measureText(text).width;
    };
    // What no font before it has would come from the last one.
    expect(widthIn(`${fontFamily}, monospace`)).toBe(widthIn(`${fontFamily}, sans-serif`));
    expect(widthIn(fontFamily)).not.toBe(widthIn('sans-serif'));
  },
);

test('a page names its card with its size, and a card that cannot be drawn is reported', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-cards-'));
  const failed: string[] = [];
  const draw = drawCards(folder, 'https://school.test', (page) => failed.push(page));
  const { address = '', tags = '' } = (await draw('/faq', '<main><h1>Questions</h1></main>', content)) ?? {};
  expect(metaContent(tags, 'og:image')).toBe(`https://school.test${address}`);
  expect([metaContent(tags, 'og:image:width'), metaContent(tags, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  expect(failed).toEqual([]);
  expect(await draw('/empty', '<main></main>', content)).toBeUndefined();
  expect(failed).toEqual(['/empty']);
  await rm(folder, { recursive: true });
});
