import type { Pigment } from '#contract/course.ts';
import { aboutTitle } from './about.ts';
import { blogTitle, posts } from './blog.ts';
import { admission } from './admission.ts';
import { classes } from './classes.ts';
import { contactTitle } from './contact.ts';
import { curriculum } from './curriculum.ts';
import { faq } from './faq.ts';
import { instructorArt, rooms } from './galleries.ts';
import { hero } from './home.ts';
import { instructor } from './instructor.ts';
import { privacyTitle } from './privacy.ts';
import { reviewsTitle } from './reviews.ts';
import { school } from './school.ts';
import type { Heading } from './text.ts';
import { tutorialTitle } from './tutorial.ts';
import { pictureOf, type WorkName } from './works.ts';
import { workshopTitle } from './workshop.ts';

/** The picture that a social network shows for a link to a page (Open Graph's og:image); `app/meta.ts` names the files. */
export interface SocialCard {
  heading: Heading;
  /** The line under the heading. */
  line: string;
  works: readonly WorkName[];
  /** The colour of the stroke under the key word, or of a room's upper wall. */
  pigment: Pigment;
  /** Several works in a row under the heading; the same in a room with a painted upper wall; or one work next to the heading. */
  layout: 'row' | 'room' | 'beside';
}

const schoolAndCity = `${school.name}, ${school.city}`;

const row = (heading: Heading, pigment: Pigment, ...works: WorkName[]): SocialCard => ({
  heading,
  line: schoolAndCity,
  works,
  pigment,
  layout: 'row',
});
const beside = (heading: Heading, pigment: Pigment, work: WorkName): SocialCard => ({
  ...row(heading, pigment, work),
  layout: 'beside',
});

/** Each card by the name of its file: public/cards/NAME.jpg. */
export const socialCards: Readonly<Record<string, SocialCard>> = {
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
    classes.title,
    'haldi',
    'felt-pen-cat',
    'oil-pastel-pond',
    'pencil-still-life',
    'digital-rooftop',
  ),
  contact: row(contactTitle, 'sindoor', 'poster-kites', 'ink-bicycle', 'oil-flame-trees'),
  formenroll: row(
    admission.title,
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
        line: schoolAndCity,
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
  faqpage: beside(faq.title, 'haldi', faq.work as WorkName),
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
    curriculum.title,
    'haldi',
    'curriculum-beginner',
    'curriculum-seeker',
    'curriculum-expressors',
  ),
  ...Object.fromEntries(
    posts.map(({ slug, title, work }) => [`blog-${slug}`, beside(title, 'haldi', work.name)]),
  ),
};

/** A card with the pictures it shows. content/social-cards-drawn.json keeps it for each card that was drawn. */
export const drawnFrom = (card: SocialCard) => ({
  ...card,
  pictures: card.works.map((name) => pictureOf(name).hash),
});
