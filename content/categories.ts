import type { Pigment } from '#contract/course.ts';

/** One of the eight categories (docs/specification.md, sections 2 and 3). */
export interface Category {
  title: string;
  link: string;
  pigment: Pigment;
  line: string;
}

/** The eight categories in the specification's order, for both grids of the home page. */
export const categories: readonly Category[] = [
  { title: 'Painting', link: '/painting', pigment: 'rani', line: 'Water, wax, oil and ink.' },
  { title: 'Landscapes', link: '/landscapes', pigment: 'patta', line: 'Lakes, mountains and deserts.' },
  {
    title: 'Paper Craft',
    link: '/paper_craft',
    pigment: 'haldi',
    line: 'Cut, folded and layered.',
  },
  { title: 'Clay Work', link: '/clay', pigment: 'geru', line: 'Coils, leaves and thumbprints.' },
  { title: 'Quilling', link: '/sculpture', pigment: 'jamun', line: 'Paper strips rolled into petals.' },
  { title: 'Glass Painting', link: '/glass', pigment: 'mor', line: 'Colour that shines in a window.' },
  { title: 'Best Out of Waste', link: '/waste', pigment: 'sindoor', line: 'Caps, boxes and broken bangles.' },
  {
    title: 'Mixed Media',
    link: '/mixed_media',
    pigment: 'neel',
    line: 'Map, cloth, thread, all on one sheet.',
  },
];
