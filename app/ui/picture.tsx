import { pictures, type PictureName } from '#content/pictures/index.ts';
import { works, type Work } from '#content/works.ts';

interface PictureProps {
  name: PictureName;
  /** The `sizes` of the layout it hangs in: how wide it is drawn. */
  sizes: string;
  /** Only the page's first picture: it is fetched with the text, all others when they come near. */
  eager?: boolean;
  /** Empty for a picture that only repeats what the text beside it says. */
  alt?: string;
  className?: string | undefined;
}

const address = (file: string) => `/pictures/${file}`;
const sourceSet = (files: readonly { width: number; file: string }[]) =>
  files.map(({ width, file }) => `${address(file)} ${width}w`).join(', ');

const workNamed = (name: string): Work | undefined => (works as Record<string, Work>)[name];

/** A picture of content/pictures at the width the layout needs, its space kept while it loads. */
export function Picture({
  name,
  sizes,
  eager = false,
  alt = workNamed(name)?.alt ?? '',
  className,
}: PictureProps) {
  const { width, height, colour, avif, webp } = pictures[name];
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        className={className}
        src={address(webp[0]?.file ?? '')}
        srcSet={sourceSet(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        style={{ backgroundColor: colour }}
      />
    </picture>
  );
}
