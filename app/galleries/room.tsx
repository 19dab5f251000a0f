// One idea: a gallery is a room with its own pigment, and one walks on through its doors.
import { data } from 'react-router';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { Dado } from '#app/ui/dado.tsx';
import { exceptForQuery } from '#app/revalidation.ts';
import { EnrolLink } from '#app/ui/link.tsx';
import { Viewing } from '#app/viewing/viewing.tsx';
import { rooms, roomWords } from '#content/galleries.ts';
import type { Route } from './+types/room';
import { Band } from './band.tsx';
import { Doorway } from './doorway.tsx';
import { Hang } from './hang.tsx';
import styles from './room.module.css';

/** The nine rooms share this module; the route's own pattern says which is meant, however the path was typed. */
export function loader({ pattern }: Route.LoaderArgs) {
  const room = rooms.find(({ path }) => path === `/${pattern}`);
  if (room === undefined) throw data(null, { status: 404 });
  return { room, enrol: roomWords.enrol };
}

export const shouldRevalidate = exceptForQuery;

export function meta(args: Route.MetaArgs) {
  const { path, title, works } = args.loaderData.room;
  return [
    ...metaOf(path)(args),
    ...(import.meta.env.SSR ? structured(gallery(siteOf(args), path, title, works)) : []),
  ];
}

export default function Room({ loaderData: { room, enrol } }: Route.ComponentProps) {
  return (
    <>
      <Band
        pigment={room.pigment}
        above={[
          ['Home', '/'],
          ['Classes', '/classes'],
        ]}
        name={room.title}
        intro={room.intro}
        edge={room.path.slice(1)}
      />
      <Viewing key={room.path} works={room.works}>
        <Hang works={room.works} eager onBand />
      </Viewing>
      <div className={styles.ends} data-own-dado>
        <div className={styles.ask}>
          <h2>{room.question}</h2>
          <EnrolLink>{enrol}</EnrolLink>
        </div>
        <nav aria-label="Neighbouring rooms">
          <Doorway to={room.previous} back />
          <Doorway to={room.next} />
        </nav>
        <Dado people="between" className={styles.dado} />
      </div>
    </>
  );
}
