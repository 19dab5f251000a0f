// One idea: a gallery is a room with its own pigment, and one walks on through its doors.
import { data } from 'react-router';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { Dado } from '#app/ui/dado.tsx';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { MoreLink } from '#app/ui/link.tsx';
import { Viewing } from '#app/viewing/viewing.tsx';
import { rooms, roomWords } from '#content/galleries.ts';
import type { Route } from './+types/room';
import { Band } from './band.tsx';
import { Doorway } from './doorway.tsx';
import { Hang } from './hang.tsx';
import { RoomCourses } from './room-courses.tsx';
import { taughtCourses } from './taught-courses.ts';
import styles from './room.module.css';

/** The nine rooms share this module; the route's own pattern says which is meant, however the path was typed. */
export function loader({ pattern }: Route.LoaderArgs) {
  const room = rooms.find(({ path }) => path === `/${pattern}`);
  if (room === undefined) throw data(null, { status: 404 });
  return { room, courses: taughtCourses(room.taughtIn), words: roomWords };
}

export const shouldRevalidate = skipOnQueryChange;

export function meta(args: Route.MetaArgs) {
  const { path, title, works } = args.loaderData.room;
  return [
    ...metaOf(path)(args),
    ...(import.meta.env.SSR ? structured(gallery(siteOf(args), path, title, works)) : []),
  ];
}

export default function Room({ loaderData: { room, courses, words } }: Route.ComponentProps) {
  return (
    <>
      <Band
        pigment={room.pigment}
        parents={[
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
      <RoomCourses question={room.question} note={words.courses} enrol={words.enrol} courses={courses} />
      <div className={styles.ends} data-own-dado>
        <p className={styles.all}>
          <MoreLink to={words.classes.href}>{words.classes.label}</MoreLink>
        </p>
        <nav aria-label="Neighbouring rooms">
          <Doorway to={room.previous} back />
          <Doorway to={room.next} />
        </nav>
        <Dado people="between" className={styles.dado} />
      </div>
    </>
  );
}
