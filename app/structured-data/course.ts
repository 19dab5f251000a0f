import type { OfferedCourse } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { schoolId, theSchool } from './school.ts';
import { reference, vocabulary, type Thing } from './thing.ts';

/** The number of sessions of every course in its year (docs/specification.md, sections 3 and 9). */
const sessions = 96;

type CourseFacts = Pick<
  OfferedCourse,
  'id' | 'slug' | 'courseName' | 'detail' | 'days' | 'price' | 'period' | 'ageMin' | 'ageMax'
>;

/** The facts of the school that its courses show. */
type CourseProvider = Pick<Documents['school'], 'name' | 'hours'>;

function courseOf(
  site: string,
  school: CourseProvider,
  { slug, courseName, detail, days, price, period, ageMin, ageMax }: CourseFacts,
  teaches: readonly string[],
): Thing {
  const schedule: Thing = {
    '@type': 'Schedule',
    repeatFrequency: 'Weekly',
    // The weeks that the sessions take.
    repeatCount: Math.ceil(sessions / school.hours.days.length),
    byDay: school.hours.days,
  };
  return {
    '@type': 'Course',
    '@id': `${site}/#${slug}`,
    name: courseName,
    description: `${detail} ${days}.`,
    url: `${site}/curriculum`,
    provider: theSchool(site, school),
    timeRequired: 'P1Y',
    ...(ageMin === null ? {} : { typicalAgeRange: `${ageMin}-${ageMax ?? ''}` }),
    ...(teaches.length === 0 ? {} : { teaches }),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        unitText: period,
      },
      url: `${site}/Formenroll?course=${slug}`,
    },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        location: reference(schoolId(site)),
        courseSchedule: schedule,
      },
      { '@type': 'CourseInstance', courseMode: 'Online', courseSchedule: schedule },
    ],
  };
}

/**
 * A list of courses with price, days and formats (Google Search: Course info).
 * @param teachesOf what a course teaches; empty if the page does not show it
 */
export function courseList(
  site: string,
  school: CourseProvider,
  courses: readonly CourseFacts[],
  teachesOf: (courseId: string) => readonly string[] = () => [],
): Thing {
  return {
    ...vocabulary,
    '@type': 'ItemList',
    itemListElement: courses.map((course, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: courseOf(site, school, course, teachesOf(course.id)),
    })),
  };
}
