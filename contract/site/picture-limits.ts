/** The largest file that is taken, in bytes. A photograph of a phone has 2 to 12 MB. */
export const maxPictureBytes = 25_000_000;

/** The most pixels that a file may declare. */
export const maxPicturePixels = 60_000_000;

/** The least width and height of a picture. */
export const minPictureSide = 320;

/** Days for which a deleted picture can be brought back. */
export const deletedPictureDays = 30;
