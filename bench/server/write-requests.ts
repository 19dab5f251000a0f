import { application } from '#contract/school/application.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { requestText } from '../run/load.ts';

export const sampleMessage = {
  userName: 'Asha Verma',
  userEmail: 'asha@family.test',
  userNumber: '+91 98765 43210',
  userMessage:
    'Our daughter is nine and draws every evening. Is there a place in the Saturday class, and what does she need to bring?',
  website: '',
};

export const sampleApplication = application.parse({
  fullName: 'Meera Verma',
  gender: 'female',
  dob: '2017-05-14',
  phone: '+91 98765 43210',
  address: '3, Neem Lane, Bhopal',
  course: defaultContent.courses[0]?.courseName ?? '',
  parentName: 'Asha Verma',
  relation: 'Mother',
  schoolName: 'Sunrise School',
  board: 'CBSE',
  classGrade: '3',
});

/** Applications of one account in one round: all of them are confirmed by mail (`maxCopiesPerDay` of server/school/applications/routes.ts). */
export const applicationsPerAccount = 10;

/** Requests to `add-lead`, each from another sender. */
export const messageRequests = (count: number, round: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const message = { ...sampleMessage, userEmail: `family-${round}-${index}@family.test` };
    return requestText('POST', '/user/add-lead', {}, JSON.stringify(message));
  });

/**
 * Requests to `enroll-user`: ten of each account, each for another child.
 * @param cookies the session cookie of each account
 */
export const applicationRequests = (cookies: readonly string[]): string[] =>
  Array.from({ length: cookies.length * applicationsPerAccount }, (_, index) => {
    const application = { ...sampleApplication, fullName: `Meera Verma ${index}` };
    const cookie = cookies[index % cookies.length] ?? '';
    return requestText('POST', '/user/enroll-user', { cookie }, JSON.stringify(application));
  });
