// The curriculum: what each course teaches, each with a sketchbook that is thicker than the one before.
import { CourseFinder } from '#app/admission/course-finder.tsx';
import { finderCourses } from '#app/admission/finder-course.ts';
import { CourseEnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { courseList } from '#app/structured-data/course.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/curriculum';
import { CourseBlock } from './course-block.tsx';
import { curriculumCourses } from './curriculum-courses.ts';
import styles from './curriculum.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/curriculum')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, lead, length, startsWithTitle, movesToTitle } = content.document('curriculum');
  const courses = curriculumCourses(content);
  const teachesOf = (id: string) =>
    courses
      .filter((course) => course.id === id)
      .flatMap(({ startsWith, movesTo }) => startsWith.concat(movesTo ?? []));
  return withStructuredData(
    {
      meta: pageMetaOf(context, '/curriculum'),
      title,
      lead,
      length,
      startsWithTitle,
      movesToTitle,
      courses,
      finder: finderCourses(content),
    },
    courseList(
      context.get(siteContext).publicUrl,
      content.document('school'),
      content.courses().filter(({ id }) => courses.some((course) => course.id === id)),
      teachesOf,
    ),
  );
}

export default function Curriculum({ loaderData }: Route.ComponentProps) {
  const { title, lead, length, startsWithTitle, movesToTitle, courses, finder } = loaderData;
  return (
    <>
      <PageHead
        heading={title}
        parents={[
          ['Home', '/'],
          ['Classes', '/classes'],
        ]}
      >
        <p>{lead}</p>
      </PageHead>
      <div className={styles.blocks}>
        {courses.map((course, at) => (
          <CourseBlock
            key={course.id}
            course={course}
            at={at}
            length={length}
            lists={[
              [startsWithTitle, course.startsWith],
              [movesToTitle, course.movesTo],
            ]}
          >
            <CourseEnrolLink course={course}>Enroll Now</CourseEnrolLink>
          </CourseBlock>
        ))}
      </div>
      <section className={styles.finder}>
        <CourseFinder courses={finder} />
      </section>
      <p className={styles.end}>
        <MoreLink to="/classes">Classes</MoreLink>
      </p>
    </>
  );
}
