import { useEffect, useId, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { minPictureSide } from '#contract/site/picture-limits.ts';
import { currentApiHost } from '#app/api-host.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { useWork } from '../kit/use-work.ts';
import { CropField } from './crop-field.tsx';
import { focusIn, isSmallest, isTooSmall, isWhole, wholeOf, type Frame, type Size } from './crop-geometry.ts';
import { cutPart } from './cut-part.ts';
import { addressOf } from './picture-image.tsx';
import { nameOfPicture } from './picture-words.ts';
import styles from './crop.module.css';

interface CropProps {
  picture: OwnPicture;
  onCancel: () => void;
  /** Gets the part, and the point of it that stays visible. */
  onUse: (part: File, focus: OwnPicture['focus']) => void;
}

const tooSmall = `This picture is too small to crop: a part of it needs at least ${minPictureSide} pixels on each side.`;

/** A replacement would lose the place that is kept for it. */
const offTheSite =
  'This picture is off the site for now. Crop it when it hangs again, so that it keeps its place.';

/** What can be said of a frame. Short, because another line would move the picture under the finger. */
function wordsOf(frame: Frame, size: Size): string {
  if (isWhole(frame, size)) return 'This is the whole picture. Drag a corner.';
  return isSmallest(frame, size) ? 'It cannot get smaller.' : 'What is dark is left out.';
}

/** Chooses a part of a picture, and cuts it out in the browser: of the largest file that there is. */
export function Crop({ picture, onCancel, onUse }: CropProps) {
  const { _id: id, width, height, colour, widths, focus } = picture;
  const { timeZone } = useSchoolTime();
  const aboutId = useId();
  const about = useRef<HTMLOutputElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [busy, run] = useWork<'cut'>();
  /** The files that are left to try: an older phone reads no AVIF. */
  const [files, setFiles] = useState([String(widths.at(-1) ?? 'jpg'), 'jpg']);
  const [size, setSize] = useState<Size | null>(null);
  const [frame, setFrame] = useState<Frame>(wholeOf({ width, height }));
  const [file] = files;

  // The pressed button is gone, so the focus moves.
  useEffect(() => about.current?.focus({ preventScroll: true }), []);

  function begin({ naturalWidth, naturalHeight }: HTMLImageElement) {
    const loaded = { width: naturalWidth, height: naturalHeight };
    setSize(loaded);
    setFrame(wholeOf(loaded));
  }

  const use = () =>
    run('cut', async () => {
      if (size === null || image.current === null) return;
      const name = `Part of ${nameOfPicture(picture, timeZone)}`;
      let part: File;
      try {
        part = await cutPart(image.current, frame, name);
      } catch {
        toast.error('The part could not be made on this device. Please close other pages, and try again.');
        return;
      }
      onUse(part, focusIn(frame, size, focus));
    });

  const isSmall = size !== null && isTooSmall(size);
  const isOff = picture.leftOutOf.length > 0;
  const words =
    file === undefined
      ? 'The picture could not be loaded. There is no connection, or somebody has deleted it.'
      : size === null
        ? 'One moment, please.'
        : isOff || isSmall
          ? isOff
            ? offTheSite
            : tooSmall
          : wordsOf(frame, size);

  return (
    <div className={styles.crop} style={{ '--ratio': width / height }}>
      <output ref={about} id={aboutId} className={styles.about} tabIndex={-1}>
        {words}
      </output>
      {file !== undefined && (
        <CropField size={isSmall || isOff ? null : size} frame={frame} onChange={setFrame} aboutId={aboutId}>
          <img
            key={file}
            ref={image}
            src={addressOf(id, file)}
            alt={nameOfPicture(picture, timeZone)}
            width={width}
            height={height}
            style={{ backgroundColor: colour }}
            draggable={false}
            crossOrigin={currentApiHost() === '' ? undefined : 'use-credentials'}
            onLoad={({ currentTarget }) => begin(currentTarget)}
            onError={() => setFiles(files.slice(1))}
          />
        </CropField>
      )}
      <div className={styles.answers}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          kind="primary"
          isBusy={busy !== null}
          disabled={file === undefined || size === null || isSmall || isOff || isWhole(frame, size)}
          onClick={() => void use()}
        >
          Use this part
        </Button>
      </div>
    </div>
  );
}
