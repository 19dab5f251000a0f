import type { Content } from '#contract/content/content.ts';

/**
 * The courses as the home page shows them: in the price list, in the carousel, and with the works that are shown when the
 * age of the course is chosen (none if the content has no works for it).
 */
export function homeCourses(content: Content) {
  const { ageWorks } = content.document('home');
  const worksFor = (id: string) => ageWorks.find(({ course }) => course === id)?.works ?? [];
  return content
    .courses()
    .map(({ id, courseName, detail, price, period, ageMin, ageMax, ageLabel, days, image, pigment }) => {
      const { title, medium, alt, picture } = content.labelled(image);
      return {
        id,
        courseName,
        detail,
        price,
        period,
        ageMin,
        ageMax,
        ageLabel,
        days,
        pigment,
        work: { title, medium, alt, picture },
        ageWorks: worksFor(id).map((name) => content.labelled(name)),
      };
    });
}

export type HomeCourse = ReturnType<typeof homeCourses>[number];
