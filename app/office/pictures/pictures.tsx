// The pictures that owners have added: new ones are taken or chosen, sent one after another, and shown in a grid.
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/pictures';
import { AddPictures } from './add-pictures.tsx';
import { BuiltInWorks } from './built-in-works.tsx';
import { DeletedPictures } from './deleted-pictures.tsx';
import { hangPage, keepChoice, readChoice } from './hang-choice.ts';
import { isReplacement, ownUploads, useOwnUploads } from './own-uploads.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import styles from './pictures.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/pictures');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/pictures') });

export default function Pictures() {
  return (
    <OfficePage
      title="Pictures"
      headingId="pictures"
      feature="This page"
      back={{ to: '/office/site', words: 'All words of the site' }}
    >
      <OwnPictures />
    </OfficePage>
  );
}

function OwnPictures() {
  const { user } = useSession();
  const userId = user?._id ?? '';
  const navigate = useNavigate();
  const { uploads, stored, add } = useOwnUploads();
  const [chosen, setChosen] = useState<readonly string[]>(() => readChoice(userId).ids);

  function choose(id: string, isChosen: boolean) {
    const { ids, values } = readChoice(userId);
    const others = ids.filter((each) => each !== id);
    const next = isChosen ? [...others, id] : others;
    keepChoice(userId, { ids: next, values });
    setChosen(next);
  }

  // What was just added is what she wants to hang.
  const chooseStored = useEffectEvent((picture: OwnPicture, id: string) => {
    if (picture.label === null && !isReplacement(id)) choose(picture._id, true);
  });
  useEffect(() => ownUploads.onStored((picture, { id }) => chooseStored(picture, id)), []);

  function hangOne(id: string) {
    keepChoice(userId, { ids: [id], values: {} });
    void navigate(hangPage);
  }

  return (
    <>
      <p className={styles.lead}>
        Add pictures, choose those that are to hang, and say what their labels say. Only owners see the
        others. What a child has made, or a picture of a child, hangs once its family has said yes.
      </p>
      <AddPictures onAdd={add} chosen={chosen.length} onHang={() => void navigate(hangPage)} />
      <UploadList uploads={uploads} stored={stored} />
      <PictureGrid chosen={new Set(chosen)} onChoose={choose} onHang={hangOne} />
      <DeletedPictures />
      <BuiltInWorks />
    </>
  );
}
