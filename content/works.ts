import { pictures, type Picture, type PictureName } from './pictures/index.ts';
import { placeholders } from './pictures/placeholders.ts';
import { blogPictures } from './works/blog.ts';
import { clay } from './works/clay.ts';
import { coursePictures } from './works/courses.ts';
import { curriculumPictures } from './works/curriculum.ts';
import { glass } from './works/glass.ts';
import { hero } from './works/hero.ts';
import { instructor } from './works/instructor.ts';
import { landscapes } from './works/landscapes.ts';
import { lippan } from './works/lippan.ts';
import { mixedMedia } from './works/mixed-media.ts';
import { mosaic } from './works/mosaic.ts';
import { painting } from './works/painting.ts';
import { paperCraft } from './works/paper-craft.ts';
import { portraits } from './works/portraits.ts';
import { quilling } from './works/quilling.ts';
import { student } from './works/student.ts';
import { waste } from './works/waste.ts';
import type { WorkText } from './works/work.ts';
import { workshop } from './works/workshop.ts';

const texts = {
  ...blogPictures,
  ...clay,
  ...coursePictures,
  ...curriculumPictures,
  ...glass,
  ...hero,
  ...instructor,
  ...landscapes,
  ...lippan,
  ...mixedMedia,
  ...mosaic,
  ...painting,
  ...paperCraft,
  ...portraits,
  ...quilling,
  ...student,
  ...waste,
  ...workshop,
} satisfies Partial<Record<PictureName, WorkText>>;

export type WorkName = keyof typeof texts;

/** A work as it hangs: its picture and what there is to say about it (docs/specification.md, section 3, gallery item). */
export interface Work extends WorkText {
  name: WorkName;
  picture: Picture;
  /** Data URI of a tiny blurred likeness, where the picture is large enough to be waited for. */
  placeholder?: string;
}

/** A picture with the text that stands in for it. */
export type Illustration = Pick<Work, 'picture' | 'alt'>;

/** A work with what its museum label says, for pages that tell no more of it. */
export type LabelledWork = Omit<Work, 'description' | 'additionalText'>;

export const workNames = Object.keys(texts) as WorkName[];

export function work(name: WorkName): Work {
  return { ...texts[name], name, picture: pictures[name] };
}

/** The work without the words of its own room, which the page would send and never show. */
export function labelled(name: WorkName): LabelledWork {
  const { title, medium, maker, age, alt } = texts[name];
  return { name, title, medium, maker, age, alt, picture: pictures[name] };
}

/** Works for a wall of their own, where each is large and shows a likeness while it loads. */
export function wall(...names: readonly WorkName[]): Work[] {
  return names.map((name) => Object.assign(work(name), { placeholder: placeholders[name] }));
}

export function illustration(name: WorkName): Illustration {
  return { picture: pictures[name], alt: texts[name].alt };
}

/** The picture alone, for places where the text beside it says what it shows. */
export function pictureOf(name: WorkName): Picture {
  return pictures[name];
}
