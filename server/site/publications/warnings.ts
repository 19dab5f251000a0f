import { documentSchemas, keyedSchemas } from '#contract/site/documents.ts';
import { fields } from '#contract/site/fields.ts';
import { pagesFor, templateFor } from '#contract/site/pages.ts';
import { pathText } from '#contract/site/field-path.ts';
import { documentTypes, keyedTypes, makeEdition, type SchoolContent } from '#server/site/content/edition.ts';
import { walkFields } from '#server/site/content/walk-fields.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';

/** A field that can be published although something about it looks wrong. */
interface FieldWarning {
  type: string;
  key: string;
  path: string;
  message: string;
}

/** Characters of a heading that fill four lines of a phone 320 CSS pixels wide. */
const longHeading = 60;
/** Characters of a word that fill such a line in the size of a heading. */
const longWord = 18;

/** The addresses of this site in a Markdown text. */
const markdownLinks = (text: string) => [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, to = '']) => to);

/** An amount in rupees, such as 'Rs. 2500/-' or '₹2,500'. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(?:Rs\.?|₹|INR)\s*(\d[\d,]*)/gi)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

const amountOf = (courses: SchoolContent['courses']) => new Set(courses.map(({ price }) => price));

/**
 * What looks wrong in checked content, without keeping it from being published: links that lead to no page, headings that a
 * phone shows in many lines, and amounts that were a price until now.
 * @param current what visitors see
 */
export function warningsOf(current: SchoolContent, next: SchoolContent): FieldWarning[] {
  const { documents, entries } = makeEdition(0, next);
  const paths = new Set(
    pagesFor(pageContentOf({ entries: { ...entries, post: next.entries.post } })).map(({ path }) =>
      path.toLowerCase(),
    ),
  );
  const prices = amountOf(next.courses);
  const oldPrices = amountOf(current.courses).difference(prices);
  const warnings: FieldWarning[] = [];

  function checkText(text: string, warn: (message: string) => void): void {
    for (const amount of new Set(amountsIn(text)))
      if (oldPrices.has(amount)) warn(`Rs. ${amount} is the price of no course any more.`);
  }

  function checkLink(address: string, warn: (message: string) => void): void {
    const { pathname } = new URL(address, 'http://this.invalid');
    const path = pathname.replace(/(?<=.)\/$/, '').toLowerCase();
    if (!paths.has(path) && templateFor(path) === undefined)
      warn(`The link ${address} leads to no page of the site.`);
  }

  function check(type: string, key: string, schema: Parameters<typeof walkFields>[0], data: unknown): void {
    walkFields(schema, data, (field, value, place) => {
      // An optional field that is left out.
      if (value === undefined) return;
      const warn = (path: string) => (message: string) => warnings.push({ type, key, path, message });
      const kind = fields.get(field)?.kind;
      const report = warn(pathText(place));
      if (kind === 'heading') {
        const { text } = value as { text: string };
        const isLong =
          text.length > longHeading || text.split(/[\s-]/).some(({ length }) => length > longWord);
        if (isLong) warn(pathText([...place, 'text']))('This heading is long for a phone.');
      }
      if (kind === 'rich text') {
        for (const [at, part] of (value as unknown[]).entries())
          if (typeof part === 'string') checkText(part, warn(pathText([...place, at])));
      }
      if (typeof value !== 'string') return;
      checkText(value, report);
      if (kind === 'address' && value.startsWith('/')) checkLink(value, report);
      if (kind === 'markdown') for (const to of markdownLinks(value)) checkLink(to, report);
    });
  }

  for (const type of documentTypes) check(type, '', documentSchemas[type], documents[type]);
  for (const type of keyedTypes) {
    // With the articles of later days, which an edition does not have yet.
    const ofType = type === 'post' ? next.entries.post : entries[type];
    for (const [key, data] of Object.entries<unknown>(ofType)) check(type, key, keyedSchemas[type], data);
  }
  return warnings;
}
