declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** The OpenType features that stay; all unless given. */
      keepFeatures?: string[];
      variationAxes: Record<string, { min: number; max: number; default: number } | number>;
    },
  ): Promise<Buffer>;
}
