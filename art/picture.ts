/** Part of a picture as fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number };

/** How one picture is painted and cropped. */
export type Picture = {
  /**
   * The program that paints it, in the folder of the list: .ts runs in Node, .py in Blender. Undefined if the original is
   * an image file without a program, such as a photograph of a student's work.
   */
  program?: string;
  /** The part that is kept, if the program paints a table or wall around the work; by default the whole picture. */
  crop?: Crop;
  /** The point that stays visible when a layout crops further, as fractions of the part that is kept. */
  focus?: [x: number, y: number];
  /**
   * WebP quality of the fallback. Works full of fine lines have a lower one: their files are large, and the lines
   * hide the loss.
   */
  fallbackQuality?: number;
  /** Widths besides the standard ones, for a place where a phone would load many more pixels than it shows. */
  extraWidths?: number[];
};

/** The pictures of one technique, by their names on the site. */
export type Pictures = Record<string, Picture>;

export const crop = (x: number, y: number, w: number, h: number): Crop => ({ x, y, w, h });
