// The gallery of the teacher's own works, in two sections.
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { MoreLink } from '#app/ui/link.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import { instructorArt, roomWords } from '#content/galleries.ts';
import type { Route } from './+types/instructor-art';
import { RoomHeader } from './room-header.tsx';
import { Hang } from './hang.tsx';
import { RoomCourses } from './room-courses.tsx';
import { taughtCourses } from './taught-courses.ts';
import styles from './instructor-art.module.css';

export function loader() {
  return { ...instructorArt, courses: taughtCourses(instructorArt.taughtIn), words: roomWords };
}

export const shouldRevalidate = skipOnQueryChange;

export function meta(args: Route.MetaArgs) {
  const { path, title, sections } = args.loaderData;
  const works = sections.flatMap((section) => section.works);
  return [
    ...metaOf('/InstructorArtPage')(args),
    ...(import.meta.env.SSR ? structured(gallery(siteOf(args), path, title.text, works)) : []),
  ];
}

export default function InstructorArt({ loaderData }: Route.ComponentProps) {
  const { title, pigment, intro, sections, question, courses, back, words } = loaderData;
  const works = sections.flatMap((section) => section.works);
  return (
    <>
      <RoomHeader
        pigment={pigment}
        parents={[
          ['Home', '/'],
          [back.label, back.href],
        ]}
        name={title.text}
        intro={intro}
        clear
      />
      <LightboxProvider works={works}>
        {sections.map((section, at) => (
          <section key={section.title} className={styles.section} aria-labelledby={`part-${at + 1}`}>
            <div className={styles.words}>
              <h2 id={`part-${at + 1}`}>{section.title}</h2>
              <p>{section.text}</p>
            </div>
            <Hang works={section.works} eager={at === 0} />
          </section>
        ))}
      </LightboxProvider>
      <RoomCourses question={question} note={words.courses} enrol={words.enrol} courses={courses} />
      <div className={styles.end}>
        <MoreLink to={back.href}>{back.label}</MoreLink>
      </div>
    </>
  );
}
