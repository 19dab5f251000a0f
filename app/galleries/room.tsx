// A gallery page: one room with its own colour, its works, its courses, and links to the next rooms.
import { data } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import { Dado } from '#app/ui/picture/dado.tsx';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { MoreLink } from '#app/ui/text/link.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import type { RoomPath } from '#contract/site/pages.ts';
import type { Route } from './+types/room';
import { RoomHeader } from './room-header.tsx';
import { RoomLink } from './room-link.tsx';
import { EmptyWall } from './empty-wall.tsx';
import { Hang } from './hang.tsx';
import { RoomCourses } from './room-courses.tsx';
import { neighbours } from './neighbours.ts';
import { taughtCourses } from './taught-courses.ts';
import { roomWords } from './words.ts';
import styles from './room.module.css';

/** All rooms share this module. The pattern of the route is the key of the room; the path can be in any letter case. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const room = content.entry('room', pattern);
  if (room === undefined) throw data(null, { status: 404 });
  const path = `/${pattern}` as RoomPath;
  const { title, pigment, intro, question, taughtIn } = room;
  const works = content.wall(room.works);
  const { name, teacher, trialOffer } = content.document('school');
  return withStructuredData(
    {
      meta: pageMetaOf(context, path),
      path,
      title,
      pigment,
      intro,
      works,
      question,
      courses: taughtCourses(content, taughtIn),
      trialOffer,
      ...neighbours(content, pattern),
    },
    gallery(context.get(siteContext).publicUrl, path, title, works, { name, teacher }),
  );
}

export const shouldRevalidate = skipOnQueryChange;

export const meta = (args: Route.MetaArgs) => [
  ...metaOf(args.loaderData.path)(args),
  ...structuredDataOf(args.loaderData),
];

export default function Room({ loaderData: room }: Route.ComponentProps) {
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
        {room.works.length > 0 ? (
          <Hang works={room.works} eager overlapsHeader />
        ) : (
          <EmptyWall isRoomy>{roomWords.emptyRoom}</EmptyWall>
        )}
      </LightboxProvider>
      <div data-in-pieces="">
        <RoomCourses question={room.question} trialOffer={room.trialOffer} courses={room.courses} />
        <div className={styles.ends} data-own-dado>
          <p className={styles.all}>
            <MoreLink to="/classes">{roomWords.classes}</MoreLink>
          </p>
          {/* The only room of a school is its own neighbour. */}
          {room.next.href !== room.path && (
            <nav aria-label="Neighbouring rooms">
              <RoomLink to={room.previous} back />
              <RoomLink to={room.next} />
            </nav>
          )}
          <Dado people="between" className={styles.dado} />
        </div>
      </div>
    </>
  );
}
