import type { Picture as PictureContent } from '#content/pictures/index.ts';

interface PictureProps {
  picture: PictureContent;
  /** Empty for a picture that only repeats what the text beside it says. */
  alt: string;
  /** The `sizes` of the layout it hangs in: how wide it is drawn. */
  sizes: string;
  /** Only the page's first picture: it is fetched with the text, all others when they come near. */
  eager?: boolean;
  /** A tiny likeness as a data URI, shown until the picture has come. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** The address of one file of a picture. */
export const pictureAddress = ({ name, hash }: PictureContent, width: number, type: 'avif' | 'webp') =>
  `/pictures/${name}-${width}-${hash}.${type}`;

/** The address of a picture's largest file, in the format that every browser reads. */
export const largestAddress = (picture: PictureContent) =>
  pictureAddress(picture, picture.fallbacks.at(-1) ?? picture.width, 'webp');

/** A picture at the width the layout needs, its space kept while it loads. */
export function Picture({ picture, alt, sizes, eager = false, placeholder, className }: PictureProps) {
  const { width, height, colour, widths, fallbacks } = picture;
  const sourceSet = (type: 'avif' | 'webp') =>
    (type === 'avif' ? widths : fallbacks)
      .map((wide) => `${pictureAddress(picture, wide, type)} ${wide}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(picture, fallbacks[0] ?? width, 'webp')}
        srcSet={sourceSet('webp')}
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
