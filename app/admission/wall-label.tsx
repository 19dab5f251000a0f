import { useEffect, useRef, useState, type RefObject } from 'react';
import { wallLabelWords as words } from '#content/admission.ts';
import { school } from '#content/school.ts';
import { saveFile } from '#app/account/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { ageOn } from './age.ts';
import { drawWallLabel, labelHeight, labelWidth, type LabelWords } from './draw-wall-label.ts';
import { firstName } from './first-name.ts';
import styles from './wall-label.module.css';
import type { LabelledStudent } from './wall-label-store.ts';

function wordsFor({ fullName, dob }: LabelledStudent): LabelWords {
  const age = ageOn(new Date(), dob);
  return {
    name: firstName(fullName),
    age: age === null ? '' : words.age.replace('{age}', String(age)),
    firstWork: words.firstWork,
    school: `${school.name}, ${school.city}`,
  };
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<File | null>((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob === null ? null : new File([blob], words.file, { type: 'image/png' })),
      'image/png',
    );
  });

/** Whether this device can hand a picture to another app. */
function canShareFiles(): boolean {
  const sample = new File([''], words.file, { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

interface WallLabelProps {
  student: LabelledStudent;
  onClose: () => void;
}

/** A student's label for the wall at home, to print or to share. The picture is drawn here and sent nowhere. */
export default function WallLabel({ student, onClose }: WallLabelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShared] = useState(canShareFiles);
  const label = wordsFor(student);

  async function handOver() {
    const file = canvas.current === null ? null : await pictureOf(canvas.current);
    if (file === null) return;
    if (!isShared) {
      saveFile(words.file, file, file.type);
      return;
    }
    try {
      await navigator.share({ files: [file] });
    } catch {
      // The visitor closed the device's own dialog.
    }
  }

  return (
    <Dialog
      title={words.title.replace('{name}', label.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void handOver()}>{isShared ? words.share : words.save}</Button>
          <Button kind="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <div className={styles.label}>
        <LabelPicture ref={canvas} label={label} />
        <DialogDescription>
          <p className={styles.hint}>{words.hint}</p>
        </DialogDescription>
      </div>
    </Dialog>
  );
}

/** Draws as soon as it stands: a dialog brings its content a moment after it is opened. */
function LabelPicture({ ref, label }: { ref: RefObject<HTMLCanvasElement | null>; label: LabelWords }) {
  const { name, age, firstWork, school: from } = label;
  useEffect(() => {
    if (ref.current !== null) void drawWallLabel(ref.current, { name, age, firstWork, school: from });
  }, [ref, name, age, firstWork, from]);
  return (
    <canvas ref={ref} className={styles.paper} data-on-paper width={labelWidth} height={labelHeight}>
      {/* What a screen reader reads in place of the picture. */}
      <p>{[name, age, firstWork, from].filter(Boolean).join('. ')}</p>
    </canvas>
  );
}
