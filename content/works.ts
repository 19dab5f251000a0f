import type { KeyedDocuments } from '#contract/content/documents.ts';
import { pictures, type Picture, type PictureName } from './pictures/index.ts';
import { placeholders } from './pictures/placeholders.ts';
import { schoolDocument } from './school.ts';
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
import { workshop } from './works/workshop.ts';

type WorkText = KeyedDocuments['work'];

export const workTexts = {
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

export type WorkName = keyof typeof workTexts;

/** A work with its picture and all texts (docs/specification.md, section 3, gallery item). */
export interface Work extends WorkText {
  name: WorkName;
  picture: Picture;
  /** A tiny blurred version of the picture as a data URI; only for large pictures. */
  placeholder?: string;
}

/** A picture with its text alternative. */
export type Illustration = Pick<Work, 'picture' | 'alt'>;

/** A work with its label but without description, for pages that do not show the description. */
export type LabelledWork = Omit<Work, 'description' | 'additionalText'>;

export const workNames = Object.keys(workTexts) as WorkName[];

const withTeacher = (text: string) => text.replace('{school.teacher}', schoolDocument.teacher);

/** The texts for pages that do not yet read them from an edition, which replaces the placeholders. */
function textsOf(name: WorkName): WorkText {
  const texts: WorkText = workTexts[name];
  return { ...texts, title: withTeacher(texts.title), maker: withTeacher(texts.maker) };
}

export function work(name: WorkName): Work {
  return { ...textsOf(name), name, picture: pictures[name] };
}

/** Leaves out the texts that only the work's room shows, to keep the page small. */
export function labelled(name: WorkName): LabelledWork {
  const { title, medium, maker, age, alt } = textsOf(name);
  return { name, title, medium, maker, age, alt, picture: pictures[name] };
}

/** Works for a page that shows them large, with a placeholder while they load. */
export function wall(...names: readonly WorkName[]): Work[] {
  return names.map((name) => Object.assign(work(name), { placeholder: placeholders[name] }));
}

export function illustration(name: WorkName): Illustration {
  return { picture: pictures[name], alt: workTexts[name].alt };
}

/** Only the picture, without a text alternative, for places where the text beside it describes it. */
export function pictureOf(name: WorkName): Picture {
  return pictures[name];
}
