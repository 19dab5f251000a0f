import { useRef, useState, type MouseEvent } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { PictureImage } from './picture-image.tsx';
import styles from './hang.module.css';

const inPercent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * The point of a picture that stays visible where a layout crops it: a tap on the picture, or two sliders. Their values are hundredths.
 * @param names of the two fields
 * @param kept what was chosen before, in hundredths
 */
export function PointField({
  picture,
  alt,
  names: [nameX, nameY],
  kept: [keptX, keptY],
}: {
  picture: OwnPicture;
  alt: string;
  names: readonly [x: string, y: string];
  kept: readonly [x: number, y: number];
}) {
  const { idOf } = useFormContext();
  const [[x, y], setPoint] = useState([keptX, keptY] as const);
  const horizontal = useRef<HTMLInputElement>(null);

  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint([inPercent((clientX - left) / width), inPercent((clientY - top) / height)]);
    // What is kept of the form follows its inputs.
    requestAnimationFrame(() => horizontal.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }

  return (
    <div className={styles.point}>
      <p id={idOf(`${nameX}-about`)} className={styles.help}>
        Tap what must stay visible: pages show some pictures cropped.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders below do the same */}
      <div className={styles.whole} onClick={choose}>
        <PictureImage picture={picture} alt={alt} sizes="(width >= 750px) 320px, 80vw" isLazy />
        <span className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true" />
      </div>
      <label className={styles.slider}>
        <span>From the left</span>
        <input
          ref={horizontal}
          type="range"
          name={nameX}
          min={0}
          max={100}
          value={x}
          aria-describedby={idOf(`${nameX}-about`)}
          onChange={({ target }) => setPoint([target.valueAsNumber, y])}
        />
      </label>
      <label className={styles.slider}>
        <span>From the top</span>
        <input
          type="range"
          name={nameY}
          min={0}
          max={100}
          value={y}
          aria-describedby={idOf(`${nameX}-about`)}
          onChange={({ target }) => setPoint([x, target.valueAsNumber])}
        />
      </label>
    </div>
  );
}
