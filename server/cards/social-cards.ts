import path from 'node:path';
import type { Content } from '#contract/content/content.ts';
import type { Heading } from '#contract/content/fields.ts';
import type { Pigment } from '#contract/course.ts';
import { nameHeading } from '#contract/content/name-heading.ts';
import { newestFirst } from '#contract/content/post.ts';

/** The picture that a social network shows for a link to a page (Open Graph's og:image). */
export interface SocialCard {
  heading: Heading;
  /** The line under the heading. */
  line: string;
  /** The names of their pictures. */
  works: readonly string[];
  /** The colour of the stroke under the key word, or of a room's upper wall. */
  pigment: Pigment;
  /** Several works in a row under the heading; the same in a room with a painted upper wall; or one work next to the heading. */
  layout: 'row' | 'room' | 'beside';
}

/**
 * The social cards of a school by the name of their page: its path in lower case without the first slash, `home`, or `account`
 * for the pages that search engines leave out.
 */
export function socialCardsOf(content: Content): Readonly<Record<string, SocialCard>> {
  const school = content.document('school');
  const faq = content.document('faq');
  const instructorArt = content.document('instructorArt');
  const { portrait } = content.document('instructor');
  const posts = newestFirst(content.entries('post'));
  const name = nameHeading(school.name);
  const row = (heading: Heading, pigment: Pigment, ...works: string[]): SocialCard => ({
    heading,
    line: `${school.name}, ${school.city}`,
    works,
    pigment,
    layout: 'row',
  });
  const beside = (heading: Heading, pigment: Pigment, work: string): SocialCard => ({
    ...row(heading, pigment, work),
    layout: 'beside',
  });

  return {
    home: {
      ...row(name, 'haldi', 'glass-peacock', 'oil-painted-wall', 'crayon-family', 'quilling-bouquet'),
      line: school.tagline,
    },
    account: {
      ...row(name, 'sindoor', 'poster-diwali', 'mosaic-kingfisher', 'felt-pen-cat', 'watercolour-lake'),
      line: school.tagline,
    },
    about: row(
      content.document('about').title,
      'haldi',
      portrait.picture,
      'finger-paint-tree',
      'crayon-family',
      'lippan-camel',
    ),
    classes: row(
      content.document('classes').title,
      'haldi',
      'felt-pen-cat',
      'oil-pastel-pond',
      'pencil-still-life',
      'digital-rooftop',
    ),
    contact: row(
      content.document('contact').title,
      'sindoor',
      'poster-kites',
      'ink-bicycle',
      'oil-flame-trees',
    ),
    formenroll: row(
      content.document('admission').title,
      'haldi',
      'course-junior-beginner',
      'course-senior-seeker',
      'course-expressors',
    ),
    workshop: row(
      content.document('workshop').title,
      'haldi',
      'workshop-watercolour',
      'workshop-clay',
      'workshop-lippan',
    ),
    tutorial: beside(content.document('tutorial').title, 'haldi', 'watercolour-lake'),
    ...Object.fromEntries(
      content.entries('room').map(([key, { title, pigment, works }]) => [
        key,
        {
          heading: { text: title, keyWord: title },
          line: `${school.name}, ${school.city}`,
          works: works.slice(0, 4),
          pigment,
          layout: 'room',
        } satisfies SocialCard,
      ]),
    ),
    instructorartpage: {
      ...row(
        instructorArt.title,
        instructorArt.pigment,
        ...instructorArt.sections.flatMap(({ works }) => works.slice(0, 2)),
      ),
      layout: 'room',
    },
    faqpage: beside(faq.title, 'haldi', faq.work),
    instructor: beside(nameHeading(school.teacher), 'haldi', portrait.picture),
    reviews: row(
      content.document('reviews').title,
      'sindoor',
      ...content
        .document('reviews')
        .reviews.slice(0, 5)
        .map((review) => review.portrait),
    ),
    blog: row(content.document('blog').title, 'haldi', ...posts.slice(0, 4).map(([, { work }]) => work)),
    privacy: beside(content.document('privacy').title, 'haldi', 'pencil-still-life'),
    curriculum: row(
      content.document('curriculum').title,
      'haldi',
      'curriculum-beginner',
      'curriculum-seeker',
      'curriculum-expressors',
    ),
    ...Object.fromEntries(
      posts.map(([slug, { title, work }]) => [`blog-${slug.toLowerCase()}`, beside(title, 'haldi', work)]),
    ),
  };
}

/** What a card is drawn from: the card and the hashes of its pictures. */
export const cardFacts = (card: SocialCard, content: Content) => ({
  ...card,
  pictures: card.works.map((work) => content.picture(work).hash),
});

const pictures = path.resolve(import.meta.dirname, '../../content/pictures');

/** The largest WebP file of a picture. @throws Error when there is no such picture */
export function pictureFile(work: string, content: Content): string {
  const { name, hash, fallbacks } = content.picture(work);
  return path.join(pictures, `${name}-${Math.max(...fallbacks)}-${hash}.webp`);
}
