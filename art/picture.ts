/** Part of a picture as fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number };

/** How one picture comes to be and how it is hung. */
export type Picture = {
  /**
   * The program that paints it, beside the list that names it: .ts runs in Node, .py in Blender. Left out where the
   * original is a file of its own, as a photograph of a pupil's work is.
   */
  program?: string;
  /** What is kept, where a table or wall was painted round the work; the whole picture when left out. */
  crop?: Crop;
  /** The point to keep in sight when a layout crops further, as fractions of what is kept. */
  focus?: [x: number, y: number];
  /** WebP quality of the fallback, lower than usual for works of fine lines all over, whose detail weighs most and hides the loss. */
  fallbackQuality?: number;
};

/** The pictures of one technique by their names on the site. */
export type Pictures = Record<string, Picture>;

export const crop = (x: number, y: number, w: number, h: number): Crop => ({ x, y, w, h });
