// The curriculum: what each course teaches, each with a sketchbook that is thicker than the one before.
import { CourseFinder } from '#app/admission/course-finder.tsx';
import { CourseEnrolLink, MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { courseList } from '#app/structured-data/course.ts';
import { courses } from '#content/courses.ts';
import * as words from '#content/curriculum.ts';
import type { CourseBlock as Block } from '#content/curriculum.ts';
import type { Route } from './+types/curriculum';
import { CourseBlock } from './course-block.tsx';
import styles from './curriculum.module.css';

/** The name of a course in the course list, which differs from the curriculum for 'Senior Expressors'. */
function courseOf({ title, ageLabel: ages }: Block) {
  return courses.find(({ ageLabel }) => ageLabel === ages)?.courseName ?? title;
}

export function loader() {
  return { ...words, courseNames: words.courseBlocks.map(courseOf) };
}

export function meta(args: Route.MetaArgs) {
  const { courseBlocks, courseNames } = args.loaderData;
  const listedCourses = courses.filter(({ courseName }) => courseNames.includes(courseName));
  const teachesOf = (courseName: string) => {
    const block = courseBlocks[courseNames.indexOf(courseName)];
    return [...(block?.startsWith ?? []), ...(block?.movesTo ?? [])];
  };
  return [
    ...metaOf('/curriculum')(args),
    ...(import.meta.env.SSR ? structured(courseList(siteOf(args), listedCourses, teachesOf)) : []),
  ];
}

export default function Curriculum({ loaderData }: Route.ComponentProps) {
  const {
    curriculumTitle,
    curriculumLead,
    courseLength,
    startsWithTitle,
    movesToTitle,
    curriculumEnd,
    courseBlocks,
    courseNames,
  } = loaderData;
  const { enrol, classes } = curriculumEnd;
  return (
    <>
      <PageHead
        heading={curriculumTitle}
        parents={[
          ['Home', '/'],
          [classes.label, classes.href],
        ]}
      >
        <p>{curriculumLead}</p>
      </PageHead>
      <div className={styles.blocks}>
        {courseBlocks.map((block, at) => (
          <CourseBlock
            key={block.title}
            block={block}
            at={at}
            length={courseLength}
            lists={[
              [startsWithTitle, block.startsWith],
              [movesToTitle, block.movesTo],
            ]}
          >
            <CourseEnrolLink course={courseNames[at] ?? block.title}>{enrol.label}</CourseEnrolLink>
          </CourseBlock>
        ))}
      </div>
      <section className={styles.finder}>
        <CourseFinder />
      </section>
      <p className={styles.end}>
        <MoreLink to={classes.href}>{classes.label}</MoreLink>
      </p>
    </>
  );
}
