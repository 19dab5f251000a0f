/** What each page's card is made of: what a shared link shows (app/meta.ts names the files). */
import { createHash } from 'node:crypto';
import { aboutTitle } from '../../content/about.ts';
import { blogTitle, posts } from '../../content/blog.ts';
import { classesTitle } from '../../content/classes.ts';
import { contactTitle } from '../../content/contact.ts';
import { curriculumTitle } from '../../content/curriculum.ts';
import { faqTitle, faqWork } from '../../content/faq.ts';
import { instructorArt, rooms } from '../../content/galleries.ts';
import { hero } from '../../content/home.ts';
import { instructor } from '../../content/instructor.ts';
import { privacyTitle } from '../../content/privacy.ts';
import { reviewsTitle } from '../../content/reviews.ts';
import { school } from '../../content/school.ts';
import type { Heading } from '../../content/text.ts';
import { tutorialTitle } from '../../content/tutorial.ts';
import { pictureOf, type WorkName } from '../../content/works.ts';
import { workshopTitle } from '../../content/workshop.ts';

const colours = {
  rani: '#b8195a',
  patta: '#3f7538',
  haldi: '#e8a317',
  geru: '#9c4526',
  jamun: '#5a2a56',
  mor: '#0f7672',
  sindoor: '#c8391f',
  neel: '#23407a',
} as const;

export interface Card {
  heading: Heading;
  /** The line under the heading. */
  line: string;
  works: readonly WorkName[];
  /** Of the stroke under the key word, or of a room's upper wall. */
  colour: string;
  /** Works in a row under the heading; a room, whose upper wall is painted; or one work beside the heading. */
  hang: 'row' | 'room' | 'beside';
}

const where = `${school.name}, ${school.city}`;

const row = (heading: Heading, pigment: keyof typeof colours, ...works: WorkName[]): Card => ({
  heading,
  line: where,
  works,
  colour: colours[pigment],
  hang: 'row',
});
const beside = (heading: Heading, pigment: keyof typeof colours, work: WorkName): Card => ({
  ...row(heading, pigment, work),
  hang: 'beside',
});

/** By name of its file. */
export const cards: Readonly<Record<string, Card>> = {
  home: {
    ...row(hero.title, 'haldi', 'glass-peacock', 'oil-painted-wall', 'crayon-family', 'quilling-bouquet'),
    line: school.tagline,
  },
  account: {
    ...row(hero.title, 'sindoor', 'poster-diwali', 'mosaic-kingfisher', 'felt-pen-cat', 'watercolour-lake'),
    line: school.tagline,
  },
  about: row(aboutTitle, 'haldi', 'portrait-meenakshi', 'finger-paint-tree', 'crayon-family', 'lippan-camel'),
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
        line: where,
        works: works.slice(0, 4).map(({ name }) => name),
        colour: colours[pigment],
        hang: 'room',
      } satisfies Card,
    ]),
  ),
  instructorartpage: {
    ...row(
      instructorArt.title,
      instructorArt.pigment,
      ...instructorArt.sections.flatMap(({ works }) => works.slice(0, 2).map(({ name }) => name)),
    ),
    hang: 'room',
  },
  faqpage: beside(faqTitle, 'haldi', faqWork.name),
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

/** Changes when a card's words, its works or their pictures do, and then the card wants making anew. */
export function madeOf(card: Card): string {
  const pictures = card.works.map((name) => pictureOf(name).hash);
  return createHash('sha256')
    .update(JSON.stringify([card, pictures]))
    .digest('hex')
    .slice(0, 12);
}
