import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { cardOf } from './page-card.ts';

const { name, city, tagline } = content.document('school');
const image = (picture: string, alt = 'A work') => `<img src="/pictures/${picture}-640-a.jpg" alt="${alt}"/>`;
const page = (main: string) =>
  `<html><body><header>${image('header')}</header><main>${main}</main></body></html>`;

test('a card has the main heading, its stroke and the first four pictures of the page', () => {
  const heading =
    '<h1><span>Art </span><span><em style="--stroke:var(--sindoor)">Tools</em></span> &amp; more</h1>';
  const works = ['one', 'two', 'one', 'three', 'four', 'five'].map((work) => image(work)).join('');
  expect(cardOf(page(image('behind', '') + heading + works), content)).toEqual({
    heading: 'Art Tools & more',
    keyWord: 'Tools',
    colour: 'sindoor',
    line: `${name}, ${city}`,
    pictures: ['one', 'two', 'three', 'four'].map((work) => `/pictures/${work}-640-a.jpg`),
  });
});

test('a heading without a stroke has the painted wall of its room', () => {
  const room = '<div style="--pigment:var(--mor);--letters:5"><h1>Glass</h1></div>';
  expect(cardOf(page(room), content)).toMatchObject({ heading: 'Glass', keyWord: undefined, colour: 'mor' });
});

test('a page with decoration only shows that, and a page without pictures those of home', () => {
  const { pictures } = cardOf(page(`<h1>Blog</h1>${image('post', '')}`), content);
  expect(pictures).toEqual(['/pictures/post-640-a.jpg']);
  const works = content.document('home').hero.works.map((work) => content.picture(work));
  expect(cardOf(page('<h1>Privacy</h1>'), content).pictures).toEqual(
    works.map((work) => `/pictures/${work.name}-640-${work.hash}.jpg`),
  );
});

test('under the name of the school stands its tagline', () => {
  expect(cardOf(page(`<h1>${name}</h1>`), content).line).toBe(tagline);
});

test('a page without a main heading has no card', () => {
  expect(() => cardOf(page('<p>Words</p>'), content)).toThrow('the page has no main heading');
});
