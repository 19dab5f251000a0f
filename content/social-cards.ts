import type { Pigment } from '#contract/course.ts';
import { about } from './about.ts';
import { admission } from './admission.ts';
import { blog } from './blog.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { curriculum } from './curriculum.ts';
import { faq } from './faq.ts';
import { rooms } from './galleries.ts';
import { instructorArt } from './instructor-art.ts';
import { post } from './post.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import { school } from './school.ts';
import type { Heading } from './text.ts';
import { tutorial } from './tutorial.ts';
import { pictureOf, type WorkName } from './works.ts';
import { workshop } from './workshop.ts';

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

const schoolName: Heading = { text: school.name, keyWord: 'Art' };

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
    ...row(schoolName, 'haldi', 'glass-peacock', 'oil-painted-wall', 'crayon-family', 'quilling-bouquet'),
    line: school.tagline,
  },
  account: {
    ...row(schoolName, 'sindoor', 'poster-diwali', 'mosaic-kingfisher', 'felt-pen-cat', 'watercolour-lake'),
    line: school.tagline,
  },
  about: row(
    about.title,
    'haldi',
    'portrait-meenakshi',
    'finger-paint-tree',
    'crayon-family',
    'lippan-camel',
  ),
  classes: row(
    classes.title,
    'haldi',
    'felt-pen-cat',
    'oil-pastel-pond',
    'pencil-still-life',
    'digital-rooftop',
  ),
  contact: row(contact.title, 'sindoor', 'poster-kites', 'ink-bicycle', 'oil-flame-trees'),
  formenroll: row(
    admission.title,
    'haldi',
    'course-junior-beginner',
    'course-senior-seeker',
    'course-expressors',
  ),
  workshop: row(workshop.title, 'haldi', 'workshop-watercolour', 'workshop-clay', 'workshop-lippan'),
  tutorial: beside(tutorial.title, 'haldi', 'watercolour-lake'),
  ...Object.fromEntries(
    rooms.map(({ path, title, pigment, works }) => [
      path.slice(1),
      {
        heading: { text: title, keyWord: title },
        line: schoolAndCity,
        works: works.slice(0, 4) as WorkName[],
        pigment,
        layout: 'room',
      } satisfies SocialCard,
    ]),
  ),
  instructorartpage: {
    ...row(
      instructorArt.title,
      instructorArt.pigment,
      ...instructorArt.sections.flatMap(({ works }) => works.slice(0, 2) as WorkName[]),
    ),
    layout: 'room',
  },
  faqpage: beside(faq.title, 'haldi', faq.work as WorkName),
  instructor: beside({ text: school.teacher, keyWord: 'Iyer' }, 'haldi', 'portrait-meenakshi'),
  reviews: row(
    reviews.title,
    'sindoor',
    'portrait-shalini',
    'portrait-gurdeep',
    'portrait-mitali',
    'portrait-neel',
    'portrait-lakshmi',
  ),
  blog: row(blog.title, 'haldi', ...Object.values(post).map(({ work }) => work)),
  privacy: beside(privacy.title, 'haldi', 'pencil-still-life'),
  curriculum: row(
    curriculum.title,
    'haldi',
    'curriculum-beginner',
    'curriculum-seeker',
    'curriculum-expressors',
  ),
  ...Object.fromEntries(
    Object.entries(post).map(([slug, { title, work }]) => [`blog-${slug}`, beside(title, 'haldi', work)]),
  ),
};

/** A card with the pictures it shows. content/social-cards-drawn.json keeps it for each card that was drawn. */
export const drawnFrom = (card: SocialCard) => ({
  ...card,
  pictures: card.works.map((name) => pictureOf(name).hash),
});
