import { useQuery } from '@tanstack/react-query';
import { useSchoolTime } from '../kit/use-school-time.ts';
import thumbnail from '../site/thumbnail.module.css';
import { PictureImage } from './picture-image.tsx';
import { nameOfPicture } from './picture-words.ts';
import { chosenQuery } from './pictures-query.ts';

/** An own picture that a field names: as it is now, which visitors may not see yet, or no longer. */
export default function OwnPictureOfField({ id, name }: { id: string; name: string }) {
  const { timeZone } = useSchoolTime();
  const { data, isLoadingError } = useQuery(chosenQuery([name]));
  const picture = data?.[0];
  return (
    <>
      <span className={thumbnail.thumbnail}>
        {picture !== undefined && <PictureImage picture={picture} alt="" sizes="110px" isLazy />}
      </span>
      <p id={id} dir="auto">
        {picture !== undefined
          ? [nameOfPicture(picture, timeZone), picture.lockedBy].filter(Boolean).join('. ')
          : isLoadingError
            ? 'A picture that you added. It could not be loaded.'
            : data === undefined
              ? 'One moment, please.'
              : 'A picture that was deleted.'}
      </p>
    </>
  );
}
