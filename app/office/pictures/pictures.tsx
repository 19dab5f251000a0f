// The pictures that owners have added: new ones are taken or chosen, sent one after another, and shown in a grid.
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/pictures';
import { AddPictures } from './add-pictures.tsx';
import { useOwnUploads } from './own-uploads.ts';
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
  const { uploads, stored, add } = useOwnUploads();
  return (
    <>
      <p className={styles.lead}>
        Only owners see these pictures; none is on the website yet. Ask the family before you show a child, or
        what a child has made, to anybody.
      </p>
      <AddPictures onAdd={add} />
      <UploadList uploads={uploads} stored={stored} />
      <PictureGrid />
    </>
  );
}
