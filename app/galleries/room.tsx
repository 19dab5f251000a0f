// A gallery page: one room with its own colour, its works, its courses, and links to the next rooms.
import { data } from 'react-router';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { Dado } from '#app/ui/dado.tsx';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { MoreLink } from '#app/ui/link.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import { rooms, roomWords } from '#content/galleries.ts';
import type { Route } from './+types/room';
import { RoomHeader } from './room-header.tsx';
import { RoomLink } from './room-link.tsx';
import { Hang } from './hang.tsx';
import { RoomCourses } from './room-courses.tsx';
import { taughtCourses } from './taught-courses.ts';
import styles from './room.module.css';

/** Nine routes share this module. The route pattern identifies the room, because the path can be in any letter case. */
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
      <RoomHeader
        pigment={room.pigment}
        parents={[
          ['Home', '/'],
          ['Classes', '/classes'],
        ]}
        name={room.title}
        intro={room.intro}
        edge={room.path.slice(1)}
      />
      <LightboxProvider key={room.path} works={room.works}>
        <Hang works={room.works} eager overlapsHeader />
      </LightboxProvider>
      <RoomCourses question={room.question} note={words.courses} enrol={words.enrol} courses={courses} />
      <div className={styles.ends} data-own-dado>
        <p className={styles.all}>
          <MoreLink to={words.classes.href}>{words.classes.label}</MoreLink>
        </p>
        <nav aria-label="Neighbouring rooms">
          <RoomLink to={room.previous} back />
          <RoomLink to={room.next} />
        </nav>
        <Dado people="between" className={styles.dado} />
      </div>
    </>
  );
}
