import type { Picture as PictureContent } from '#contract/site/content.ts';

interface PictureProps {
  picture: PictureContent;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The `sizes` attribute: how wide the layout shows the picture. */
  sizes: string;
  /** Set it only for the first picture of a page; all others are loaded lazily. */
  eager?: boolean;
  /** A tiny version of the picture as a data URI, shown until the picture is loaded. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

const avifAddress = ({ name, hash }: PictureContent, width: number) =>
  `/pictures/${name}-${width}-${hash}.avif`;

/** The URL of the JPEG file of a picture, which every program can show. */
export const jpegAddress = ({ name, hash }: PictureContent) => `/pictures/${name}-640-${hash}.jpg`;

/** The URL of the smallest file of a picture, for a place that shows it small. */
export const smallestAddress = (picture: PictureContent) =>
  avifAddress(picture, picture.widths[0] ?? picture.width);

/** A responsive picture. Its width and height are set, so that nothing shifts while it loads. */
export function Picture({ picture, alt, sizes, eager = false, placeholder, className }: PictureProps) {
  const { width, height, colour, widths } = picture;
  const srcSet = widths.map((fileWidth) => `${avifAddress(picture, fileWidth)} ${fileWidth}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        className={className}
        src={jpegAddress(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        style={
          placeholder === undefined
            ? { backgroundColor: colour }
            : { background: `${colour} url(${placeholder}) center / cover` }
        }
      />
    </picture>
  );
}
