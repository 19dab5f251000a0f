/** The size of a social card in pixels, which all networks show without cropping (ogp.me; documentation of Meta and X). */
export const WIDTH = 1200;
export const HEIGHT = 630;
