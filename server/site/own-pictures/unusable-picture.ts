/** A file that cannot become a picture of the school; the message is a sentence for the owner. */
export class UnusablePicture extends Error {}
