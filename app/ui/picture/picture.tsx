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

/** The URL of one file of a picture. */
const pictureAddress = ({ name, hash }: PictureContent, width: number, type: 'avif' | 'webp') =>
  `/pictures/${name}-${width}-${hash}.${type}`;

/** The URL of the largest WebP file of a picture, the format that every browser supports. */
export const largestAddress = (picture: PictureContent) =>
  pictureAddress(picture, picture.fallbacks.at(-1) ?? picture.width, 'webp');

/** The URL of the smallest file of a picture, for a place that shows it small. */
export const smallestAddress = (picture: PictureContent) =>
  pictureAddress(picture, picture.widths[0] ?? picture.width, 'avif');

/** A responsive picture. Its width and height are set, so that nothing shifts while it loads. */
export function Picture({ picture, alt, sizes, eager = false, placeholder, className }: PictureProps) {
  const { width, height, colour, widths, fallbacks } = picture;
  const srcSet = (type: 'avif' | 'webp') =>
    (type === 'avif' ? widths : fallbacks)
      .map((fileWidth) => `${pictureAddress(picture, fileWidth, type)} ${fileWidth}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(picture, fallbacks[0] ?? width, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
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
