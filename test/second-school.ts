import type { CourseRecord } from '#contract/site/course-record.ts';
import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';
import type { Draft } from './draft.ts';

/** The ids of the second school's courses by those of the default courses, whose places on the pages they take. */
const successors: Readonly<Record<string, string>> = {
  'junior-beginner': 'little-brushes',
  'junior-learner': 'young-makers',
  'senior-seeker': 'studio-teens',
  'sr-expressors': 'evening-studio',
  'special-classes': 'open-easel',
  'premium-classes': 'open-easel',
};

const words: Readonly<Record<string, Partial<CourseRecord>>> = {
  'little-brushes': { courseName: 'Little Brushes', price: 1850, ageMin: 5, ageMax: 7, ageLabel: '5-7 Yrs' },
  'young-makers': { courseName: 'Young Makers', price: 2150, ageMin: 8, ageMax: 11, ageLabel: '8-11 Yrs' },
  'studio-teens': { courseName: 'Studio Teens', price: 2450, ageMin: 12, ageMax: 17, ageLabel: '12-17 Yrs' },
  'evening-studio': { courseName: 'Evening Studio', price: 3150, ageMin: 18, ageLabel: '18+ Yrs' },
  'open-easel': { courseName: 'Open Easel', price: 4150 },
};

/** Replaces the ids of courses everywhere in a document. */
function withCourses(data: unknown): unknown {
  if (typeof data === 'string') return successors[data] ?? data;
  if (Array.isArray(data)) return data.map(withCourses);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withCourses(value)]));
}

/** Words of the first school that are no fact of its `school` document, and what the second school writes. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/Sr\. Expressors|Senior Expressors/g, 'Evening Studio'],
  [/Senior Seeker/g, 'Studio Teens'],
  [/Junior Learner/g, 'Young Makers'],
  [/Junior Beginner/g, 'Little Brushes'],
  [/Special and Premium/g, 'Open Easel'],
  [/Gulmohar/g, 'Jacaranda'],
  [/Saturday and Sunday/g, 'Wednesday and Friday'],
  [/Saturdays and Sundays/g, 'Wednesdays and Fridays'],
  [/Saturday/g, 'Wednesday'],
  [/Sunday/g, 'Friday'],
];

function withWords(data: unknown): unknown {
  if (typeof data === 'string')
    return replaced.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), data);
  if (Array.isArray(data)) return data.map(withWords);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withWords(value)]));
}

/** The content of another school: other name, town, courses, prices, days, notice and questions. */
export function secondSchool(): SchoolContent {
  const content = withWords(withCourses(structuredClone(defaultContent))) as Draft<SchoolContent>;
  const { documents, courses } = content;
  content.courses = courses
    .slice(0, 5)
    .map((course) =>
      Object.assign(course, words[course.id], { slug: course.id, detail: 'Taught in Kochi.' }),
    );
  Object.assign(documents.school, {
    name: 'Kala Veedu',
    tagline: 'Draw What You Love',
    city: 'Kochi',
    neighbourhood: 'Fort Nagar',
    houseNumber: '7',
    road: 'Banyan Street',
    postalCode: '682001',
    phone: '+91 00000 20202',
    email: 'studio@kalaveedu.example',
    teacher: 'Anjali Thomas',
    teacherFirstName: 'Anjali',
    replyTime: 'two days',
    whatsApp: { number: '910000020202', message: 'Hello {school.name}, may we visit?' },
    map: { latitude: 9.9658, longitude: 76.2421, zoom: 15 },
    founding: { year: 2019, text: 'Begun in 2019 under a banyan tree.', subjects: ['Painting', 'Clay'] },
    socialLinks: [{ label: 'Instagram', href: 'https://www.instagram.com/kalaveedu.example' }],
    assessmentForm: 'https://forms.example/kala-veedu',
    notice: { label: 'Please note', text: 'Classes pause in the second week of the monsoon.' },
    datedNotices: [{ day: '2099-01-06', text: '4 pm: kolam on cloth' }],
  });
  documents.faq.questions = [
    {
      id: 'parking',
      question: 'Where can we park?',
      inShort: 'Behind the studio',
      answer: ['There is room for six cars behind the studio in {school.road}.'],
    },
  ];
  documents.about.questions = documents.faq.questions.map(({ id, question, answer }) => ({
    id,
    question,
    answer,
  }));
  documents.workshop.fee = 650;
  return content as SchoolContent;
}

/**
 * Words of the first school that must be nowhere once the second school is published: its facts, courses, prices and
 * answers.
 */
export function wordsOfFirstSchool(): readonly string[] {
  const { school, faq } = defaultContent.documents;
  return [
    ...school.name.split(' ').filter((word) => word !== 'Art'),
    school.tagline,
    school.city,
    school.neighbourhood,
    school.road,
    school.postalCode,
    school.phone,
    school.phone.replaceAll(' ', ''),
    school.whatsApp.number,
    school.email,
    ...school.teacher.split(' '),
    school.replyTime,
    String(school.map.latitude),
    school.founding.text,
    school.notice.text,
    ...school.socialLinks.map(({ href }) => href),
    school.assessmentForm,
    ...defaultContent.courses.flatMap(({ courseName, price }) => [
      courseName,
      `${price}/-`,
      `"price":${price}`,
    ]),
    ...faq.questions.map(({ question }) => question),
    'Saturday',
    'Sunday',
    '400/-',
  ];
}
