// The page about the teacher: portrait, biography, philosophy, education, skills and works.
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { nameHeading } from '#contract/site/name-heading.ts';
import type { Route } from './+types/instructor';
import { EducationAndSkills } from './education-and-skills.tsx';
import { OwnWorks } from './own-works.tsx';
import styles from './instructor.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { role, portrait, lead, biography, years, philosophy, education, skills, ownWorks } =
    content.document('instructor');
  return {
    meta: pageMetaOf(context, '/Instructor'),
    name: content.document('school').teacher,
    role,
    portrait: { picture: content.picture(portrait.picture), alt: portrait.alt },
    lead,
    biography,
    years,
    philosophy,
    education,
    skills,
    ownWorks: { title: ownWorks.title, works: ownWorks.works.map((work) => content.work(work)) },
    creations: content.document('instructorArt').title.text,
  };
}

export const meta = metaOf('/Instructor');

export default function Instructor({ loaderData }: Route.ComponentProps) {
  const { name, role, portrait, lead, biography, years, philosophy, education, skills } = loaderData;
  const { ownWorks, creations } = loaderData;
  return (
    <>
      <Sunlight />
      <div className={styles.person}>
        <div className={styles.portrait}>
          <Picture {...portrait} sizes="(width >= 1100px) 400px, (width >= 750px) 34vw, 82vw" eager />
        </div>
        <div className={styles.words}>
          <Breadcrumb current="Instructor" />
          <h1>
            <HeadingText heading={nameHeading(name)} />
          </h1>
          <p className={styles.role}>{role}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <p className={styles.years}>
          <b>{years.number}</b> <span>{years.text}</span>
        </p>
        <div className={styles.bio}>
          {biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <section className={styles.philosophy}>
        <div>
          <h2>Teaching philosophy</h2>
          <blockquote>
            <p>{`“${philosophy.quote}”`}</p>
          </blockquote>
          <p>{philosophy.text}</p>
          <div className={styles.beside} />
        </div>
      </section>
      <EducationAndSkills education={education} skills={skills} />
      <OwnWorks heading={ownWorks.title} works={ownWorks.works} creations={creations} />
    </>
  );
}
