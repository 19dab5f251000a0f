// Chooses the picture of a field: an own one, one of the site, or one that is photographed now.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { PageHeading } from '../kit/page-heading.ts';
import type { Pages } from '../kit/use-office-list.ts';
import { replaceLoaded } from '../office-query.tsx';
import type { Option } from '../site/editor-context.ts';
import { ownUploads, useOwnUploads } from './own-uploads.ts';
import { PickerGrid } from './picker-grid.tsx';
import { PickerLabel } from './picker-label.tsx';
import { PickerSources } from './picker-sources.tsx';
import { PickerUpload } from './picker-upload.tsx';
import { picturesQuery, withPicture } from './pictures-query.ts';
import styles from './picker.module.css';

export interface PickerProps {
  isOpen: boolean;
  /** The name of the picture that the field has; empty for none. */
  chosen: string;
  /** The pictures of the published edition. */
  works: readonly Option[];
  canBeEmpty: boolean;
  /** The button that opened the dialog. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Gets the name of a picture; an empty one for none. */
  onChoose: (name: string) => void;
}

type View =
  | { kind: 'grid' }
  | { kind: 'sending'; file: File }
  | { kind: 'label'; picture: OwnPicture }
  | { kind: 'waits'; reason: string };

const titles: Record<View['kind'], string> = {
  grid: 'Choose a picture',
  sending: 'A new picture',
  label: 'The label of the picture',
  waits: 'The picture waits',
};

const grid: View = { kind: 'grid' };
const headingId = 'picker-view';

export function Picker(props: PickerProps) {
  const { isOpen, chosen, works, canBeEmpty, finalFocus, onClose, onChoose } = props;
  const client = useQueryClient();
  const { uploads, add } = useOwnUploads();
  const [view, setView] = useState(grid);
  const heading = useRef<HTMLDivElement>(null);

  /** The pressed button is gone, so the focus moves. */
  function show(next: View) {
    flushSync(() => setView(next));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }

  const handleStored = useEffectEvent((picture: OwnPicture, file: File) => {
    void replaceLoaded<Pages<OwnPicture>>(client, picturesQuery.queryKey, (pages) =>
      withPicture(pages, picture),
    );
    if (view.kind !== 'sending' || view.file !== file) return;
    // A file that was added before, and is on the site already.
    if (picture.isReady && isOpen) choose(picture._id);
    else show({ kind: 'label', picture });
  });
  useEffect(() => ownUploads.onStored((picture, { file }) => handleStored(picture, file)), []);

  function choose(name: string) {
    setView(grid);
    onChoose(name);
  }

  function close() {
    // What is on its way or half described is still there when the dialog opens again.
    if (view.kind === 'waits') setView(grid);
    onClose();
  }

  return (
    <Dialog
      title={titles[view.kind]}
      isOpen={isOpen}
      onClose={close}
      finalFocus={finalFocus}
      actions={
        view.kind === 'grid' ? (
          <PickerSources
            onAdd={(file) => {
              add([file]);
              show({ kind: 'sending', file });
            }}
          />
        ) : view.kind === 'waits' ? (
          <Button kind="primary" onClick={() => show(grid)}>
            Choose another picture
          </Button>
        ) : undefined
      }
    >
      <PageHeading value={headingId}>
        <div ref={heading} id={headingId} className={styles.view} tabIndex={-1}>
          {view.kind === 'grid' && (
            <PickerGrid
              chosen={chosen}
              works={works}
              canBeEmpty={canBeEmpty}
              onChoose={choose}
              onDescribe={(picture) => show({ kind: 'label', picture })}
            />
          )}
          {view.kind === 'sending' && (
            <PickerUpload upload={uploads.find(({ file }) => file === view.file)} onBack={() => show(grid)} />
          )}
          {view.kind === 'label' && (
            <PickerLabel
              key={view.picture._id}
              picture={view.picture}
              onBack={() => show(grid)}
              onPublished={() => choose(view.picture._id)}
              onWaits={(reason) => show({ kind: 'waits', reason })}
            />
          )}
          {view.kind === 'waits' && (
            <p>
              {view.reason} What you wrote is kept with the picture, and the field stays as it was. Choose the
              picture here again once the family has said yes.
            </p>
          )}
        </div>
      </PageHeading>
    </Dialog>
  );
}
