/** Part of a picture as fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number };

export type Source = {
  /** File name under art/originals/. */
  original: string;
  /** What is kept; the whole picture when left out. */
  crop?: Crop;
  /** The point to keep in sight when a layout crops further, as fractions of the crop. */
  focus?: [number, number];
};

const crop = (x: number, y: number, w: number, h: number): Crop => ({ x, y, w, h });

/**
 * Every picture the site can show. Works that were photographed on a table or wall are trimmed to
 * the work itself; the peacock keeps its frame because the frame is part of it.
 */
export const sources = {
  // Whole works.
  'quilling-bouquet': {
    original: 'quilling-bouquet.jpg',
    crop: crop(0.065, 0.105, 0.88, 0.845),
    focus: [0.5, 0.3],
  },
  'watercolour-lake': {
    original: 'watercolour-lake.jpg',
    crop: crop(0.034, 0.046, 0.932, 0.908),
    focus: [0.58, 0.5],
  },
  'glass-peacock': { original: 'glass-peacock.jpg', focus: [0.5, 0.35] },
  'madhubani-fish': { original: 'madhubani-fish.jpg', crop: crop(0.045, 0.045, 0.91, 0.91) },
  'clay-owl': { original: 'clay-owl.jpg', focus: [0.48, 0.4] },
  'papercut-elephants': {
    original: 'papercut-elephants.jpg',
    crop: crop(0.03, 0.05, 0.94, 0.9),
    focus: [0.6, 0.5],
  },
  'crayon-family': {
    original: 'crayon-family.jpg',
    crop: crop(0.033, 0.04, 0.935, 0.925),
    focus: [0.6, 0.65],
  },
  'pencil-still-life': {
    original: 'pencil-still-life.jpg',
    crop: crop(0.04, 0.05, 0.92, 0.9),
    focus: [0.45, 0.5],
  },
  'mosaic-kingfisher': {
    original: 'mosaic-kingfisher.jpg',
    crop: crop(0.088, 0.105, 0.82, 0.785),
    focus: [0.55, 0.4],
  },
  'lippan-medallion': { original: 'lippan-medallion.jpg', crop: crop(0.06, 0.065, 0.88, 0.88) },
  'best-of-waste': {
    original: 'best-of-waste.jpg',
    crop: crop(0.079, 0.06, 0.851, 0.85),
    focus: [0.45, 0.35],
  },
  'oil-flame-trees': { original: 'oil-flame-trees.jpg', focus: [0.48, 0.6] },
  'warli-dance': { original: 'warli-dance.jpg', focus: [0.5, 0.5] },
  'mixed-media-tree': {
    original: 'mixed-media-tree.jpg',
    crop: crop(0.045, 0.04, 0.91, 0.89),
    focus: [0.5, 0.3],
  },
  'fabric-hibiscus': { original: 'fabric-hibiscus.jpg', focus: [0.5, 0.35] },
  'portrait-girl': { original: 'portrait-girl.jpg', crop: crop(0.04, 0.035, 0.92, 0.93), focus: [0.5, 0.45] },
  'portrait-grandfather': {
    original: 'portrait-grandfather.jpg',
    crop: crop(0.04, 0.035, 0.92, 0.93),
    focus: [0.5, 0.45],
  },
  'portrait-mother': {
    original: 'portrait-mother.jpg',
    crop: crop(0.04, 0.035, 0.92, 0.93),
    focus: [0.5, 0.45],
  },
  'portrait-teen': { original: 'portrait-teen.jpg', crop: crop(0.04, 0.035, 0.92, 0.93), focus: [0.5, 0.45] },
  'not-found': { original: 'not-found.jpg', focus: [0.45, 0.5] },

  // Close looks, so that no page has to show one work twice.
  'crayon-kids': { original: 'crayon-family.jpg', crop: crop(0.617, 0.5, 0.333, 0.385) },
  'clay-coil-pot': { original: 'clay-owl.jpg', crop: crop(0, 0.225, 0.288, 0.49), focus: [0.55, 0.5] },
  'quilling-flowers': {
    original: 'quilling-bouquet.jpg',
    crop: crop(0.16, 0.12, 0.7, 0.42),
    focus: [0.5, 0.45],
  },
  'kingfisher-close': {
    original: 'mosaic-kingfisher.jpg',
    crop: crop(0.33, 0.185, 0.5, 0.52),
    focus: [0.45, 0.4],
  },
  'lake-boat': { original: 'watercolour-lake.jpg', crop: crop(0.24, 0.32, 0.58, 0.5), focus: [0.5, 0.5] },
  'flame-trees-couple': {
    original: 'oil-flame-trees.jpg',
    crop: crop(0.28, 0.38, 0.44, 0.46),
    focus: [0.48, 0.5],
  },
  'madhubani-one-fish': {
    original: 'madhubani-fish.jpg',
    crop: crop(0.3, 0.162, 0.43, 0.345),
    focus: [0.45, 0.45],
  },
  'elephant-calf': {
    original: 'papercut-elephants.jpg',
    crop: crop(0.56, 0.32, 0.35, 0.52),
    focus: [0.6, 0.6],
  },
  'peacock-lotus': { original: 'glass-peacock.jpg', crop: crop(0.055, 0.7, 0.58, 0.26), focus: [0.3, 0.5] },
  'waste-sun': { original: 'best-of-waste.jpg', crop: crop(0.09, 0.07, 0.5, 0.5), focus: [0.3, 0.4] },
  'hibiscus-bloom': { original: 'fabric-hibiscus.jpg', crop: crop(0.36, 0.15, 0.5, 0.5), focus: [0.4, 0.4] },
  'lippan-mirrors': { original: 'lippan-medallion.jpg', crop: crop(0.28, 0.28, 0.44, 0.44) },
  'owl-face': { original: 'clay-owl.jpg', crop: crop(0.335, 0.13, 0.33, 0.42), focus: [0.48, 0.45] },
  'warli-drummers': { original: 'warli-dance.jpg', crop: crop(0.3, 0.33, 0.4, 0.42), focus: [0.45, 0.45] },
} satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
