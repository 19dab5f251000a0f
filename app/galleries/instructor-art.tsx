// The gallery of the teacher's own works, in two sections.
import { metaOf } from '#app/meta.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import { MoreLink } from '#app/ui/text/link.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import type { Route } from './+types/instructor-art';
import { RoomHeader } from './room-header.tsx';
import { EmptyWall } from './empty-wall.tsx';
import { Hang } from './hang.tsx';
import { RoomCourses } from './room-courses.tsx';
import { taughtCourses } from './taught-courses.ts';
import { roomWords } from './words.ts';
import styles from './instructor-art.module.css';

const path = '/InstructorArtPage';

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, pigment, intro, question, taughtIn, sections } = content.document('instructorArt');
  const walls = sections.map((section) => ({
    title: section.title,
    text: section.text,
    works: content.wall(section.works),
  }));
  const { name, teacher, trialOffer } = content.document('school');
  return withStructuredData(
    {
      meta: pageMetaOf(context, path),
      title,
      pigment,
      intro,
      sections: walls,
      question,
      courses: taughtCourses(content, taughtIn),
      trialOffer,
    },
    gallery(
      context.get(siteContext).publicUrl,
      path,
      title.text,
      walls.flatMap(({ works }) => works),
      { name, teacher },
    ),
  );
}

export const shouldRevalidate = skipOnQueryChange;

export const meta = (args: Route.MetaArgs) => [...metaOf(path)(args), ...structuredDataOf(args.loaderData)];

export default function InstructorArt({ loaderData }: Route.ComponentProps) {
  const { title, pigment, intro, sections, question, courses, trialOffer } = loaderData;
  const works = sections.flatMap((section) => section.works);
  return (
    <>
      <RoomHeader
        pigment={pigment}
        parents={[
          ['Home', '/'],
          ['Instructor', '/Instructor'],
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
            {section.works.length > 0 ? (
              <Hang works={section.works} eager={at === 0} />
            ) : (
              <EmptyWall isRoomy>{roomWords.emptyWall}</EmptyWall>
            )}
          </section>
        ))}
      </LightboxProvider>
      <div data-in-pieces="">
        <RoomCourses question={question} trialOffer={trialOffer} courses={courses} />
        <div className={styles.end}>
          <MoreLink to="/Instructor">Instructor</MoreLink>
        </div>
      </div>
    </>
  );
}
