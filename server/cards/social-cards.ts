import path from 'node:path';
import type { Content } from '#contract/content/content.ts';
import type { Heading } from '#contract/content/fields.ts';
import type { Pigment } from '#contract/course.ts';
import { aboutTitle } from '#content/about.ts';
import { blogTitle, posts } from '#content/blog.ts';
import { classesTitle } from '#content/classes.ts';
import { contactTitle } from '#content/contact.ts';
import { curriculumTitle } from '#content/curriculum.ts';
import { instructorArt, rooms } from '#content/galleries.ts';
import { instructor } from '#content/instructor.ts';
import { privacyTitle } from '#content/privacy.ts';
import { reviewsTitle } from '#content/reviews.ts';
import { tutorialTitle } from '#content/tutorial.ts';
import { workshopTitle } from '#content/workshop.ts';

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
  const name: Heading = { text: school.name, keyWord: school.name.split(' ').at(-1) ?? school.name };
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
      aboutTitle,
      'haldi',
      'portrait-meenakshi',
      'finger-paint-tree',
      'crayon-family',
      'lippan-camel',
    ),
    classes: row(
      classesTitle,
      'haldi',
      'felt-pen-cat',
      'oil-pastel-pond',
      'pencil-still-life',
      'digital-rooftop',
    ),
    contact: row(contactTitle, 'sindoor', 'poster-kites', 'ink-bicycle', 'oil-flame-trees'),
    formenroll: row(
      { text: 'Apply for Admission', keyWord: 'Admission' },
      'haldi',
      'course-junior-beginner',
      'course-senior-seeker',
      'course-expressors',
    ),
    workshop: row(workshopTitle, 'haldi', 'workshop-watercolour', 'workshop-clay', 'workshop-lippan'),
    tutorial: beside(tutorialTitle, 'haldi', 'watercolour-lake'),
    ...Object.fromEntries(
      rooms.map(({ path, title, pigment, works }) => [
        path.slice(1),
        {
          heading: { text: title, keyWord: title },
          line: `${school.name}, ${school.city}`,
          works: works.slice(0, 4).map(({ name }) => name),
          pigment,
          layout: 'room',
        } satisfies SocialCard,
      ]),
    ),
    instructorartpage: {
      ...row(
        instructorArt.title,
        instructorArt.pigment,
        ...instructorArt.sections.flatMap(({ works }) => works.slice(0, 2).map(({ name }) => name)),
      ),
      layout: 'room',
    },
    faqpage: beside(faq.title, 'haldi', faq.work),
    instructor: beside(instructor.title, 'haldi', 'portrait-meenakshi'),
    reviews: row(
      reviewsTitle,
      'sindoor',
      'portrait-shalini',
      'portrait-gurdeep',
      'portrait-mitali',
      'portrait-neel',
      'portrait-lakshmi',
    ),
    blog: row(blogTitle, 'haldi', ...posts.map(({ work }) => work.name)),
    privacy: beside(privacyTitle, 'haldi', 'pencil-still-life'),
    curriculum: row(
      curriculumTitle,
      'haldi',
      'curriculum-beginner',
      'curriculum-seeker',
      'curriculum-expressors',
    ),
    ...Object.fromEntries(
      posts.map(({ slug, title, work }) => [`blog-${slug}`, beside(title, 'haldi', work.name)]),
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
