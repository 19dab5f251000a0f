import { getPictureFile, type OwnPicture } from '#contract/site/own-picture.ts';
import { currentApiHost } from '#app/api-host.ts';
import { endpointUrl } from '#app/endpoint-url.ts';

/** The address of a file of a picture: of a width, or 'jpg'. */
export const addressOf = (id: string, width: string) =>
  currentApiHost() + endpointUrl(getPictureFile, { params: { id, width } });

interface PictureImageProps {
  picture: OwnPicture;
  alt: string;
  /** The width at which it is shown, in the words of the attribute `sizes`. */
  sizes: string;
  isLazy?: boolean;
}

/** A picture that an owner has added, at the width that the screen needs. Its colour stands in its place while it loads. */
export function PictureImage({ picture, alt, sizes, isLazy = false }: PictureImageProps) {
  const { _id: id, widths, width, height, colour } = picture;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${addressOf(id, String(each))} ${each}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={addressOf(id, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        style={{ backgroundColor: colour }}
        loading={isLazy ? 'lazy' : undefined}
        decoding="async"
        crossOrigin={currentApiHost() === '' ? undefined : 'use-credentials'}
      />
    </picture>
  );
}
