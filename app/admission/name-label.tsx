import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSchool } from '#app/school.ts';
import { saveFile } from '#app/account/save-file.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { ageOn } from '#contract/school/age.ts';
import { drawNameLabel, labelHeight, labelWidth, type LabelWords } from './draw-name-label.ts';
import { firstName } from './first-name.ts';
import styles from './name-label.module.css';
import { nameLabelWords as words } from './words.ts';

/** The student whose name label can be printed. */
interface LabelledStudent {
  fullName: string;
  dob: string;
}

function wordsFor({ fullName, dob }: LabelledStudent): Pick<LabelWords, 'name' | 'age'> {
  const age = ageOn(new Date(), dob);
  return {
    name: firstName(fullName),
    age: age === null ? '' : words.age.replace('{age}', String(age)),
  };
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<File | null>((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob === null ? null : new File([blob], words.file, { type: 'image/png' })),
      'image/png',
    );
  });

/** Whether the browser can share a picture with another app. */
function canShareFiles(): boolean {
  const sample = new File([''], words.file, { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

interface NameLabelProps {
  student: LabelledStudent;
  /** When the student makes the first work. */
  firstWork: string;
  onClose: () => void;
}

/** A dialog with a label with the student's name, to print, share or save. It is drawn in the browser; nothing is sent. */
export default function NameLabel({ student, firstWork, onClose }: NameLabelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [canShare] = useState(canShareFiles);
  const school = useSchool();
  const label = { ...wordsFor(student), firstWork, school: `${school.name}, ${school.city}` };

  async function shareOrSave() {
    const file = canvas.current === null ? null : await pictureOf(canvas.current);
    if (file === null) return;
    if (!canShare) {
      saveFile(words.file, file, file.type);
      return;
    }
    try {
      await navigator.share({ files: [file] });
    } catch {
      // The visitor closed the share dialog.
    }
  }

  return (
    <Dialog
      title={words.title.replace('{name}', label.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void shareOrSave()}>{canShare ? words.share : words.save}</Button>
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

/** A component of its own, so that its effect runs when the dialog mounts its content, which is after the dialog opens. */
function LabelPicture({ ref, label }: { ref: RefObject<HTMLCanvasElement | null>; label: LabelWords }) {
  const { name, age, firstWork, school: from } = label;
  useEffect(() => {
    if (ref.current !== null) void drawNameLabel(ref.current, { name, age, firstWork, school: from });
  }, [ref, name, age, firstWork, from]);
  return (
    <canvas ref={ref} className={styles.paper} data-on-paper width={labelWidth} height={labelHeight}>
      {/* The text alternative of the picture. */}
      <p>{[name, age, firstWork, from].filter(Boolean).join('. ')}</p>
    </canvas>
  );
}
