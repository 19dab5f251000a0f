import type { KeyedDocuments } from '#contract/site/documents.ts';
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

/** The labels of all works by the names of their pictures. */
export const works: Readonly<Record<string, KeyedDocuments['work']>> = {
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
};
