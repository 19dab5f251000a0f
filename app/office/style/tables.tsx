import { applicationFields, eachField } from '#contract/school/application-fields.ts';
import type { User } from '#contract/users/account.ts';
import type { CourseColours } from '#app/admission/course-style.ts';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { PageHeading } from '../kit/page-heading.ts';
import { UserTable } from '../user-table.tsx';
import { Walls } from './walls.tsx';

const moment = '2026-06-03T04:42:40.000Z';

function person(fullName: string, course: string | null): User {
  const email = `${fullName.split(' ')[0]?.toLowerCase()}@example.in`;
  const application = {
    ...eachField((name) => applicationFields[name].label),
    _id: fullName,
    fullName: 'Ananya Nair',
    email,
    gender: 'female' as const,
    dob: '2019-03-14',
    course: course ?? '',
    courseDetail: { courseName: course ?? '', price: 2500, period: 'month' as const, ageMin: 4, ageMax: 8 },
    status: 'new' as const,
    privacyNotice: '2026-11',
    notedBy: null,
    enrolledUntil: null,
    createdAt: moment,
  };
  return {
    _id: fullName,
    fullName,
    userEmail: email,
    role: 'user',
    createdAt: moment,
    updatedAt: '2026-11-18T13:14:02.000Z',
    enrollmentData: course === null ? null : application,
    enrollments: course === null ? [] : [application],
  };
}

const found = [
  person('Lakshmi Nair', 'Junior Beginner'),
  person('Imran Qureshi', 'Junior Learner'),
  person('Harpreet Kaur', null),
].map((user) => ({ user, matches: [] }));

const nothing = () => {};

/** The user table of the office. It is rendered only in the browser, because it shows local times. */
export function Tables({ courses }: { courses: CourseColours }) {
  const isHydrated = useHydrated();
  return (
    <Walls title="Table" isWide>
      {(scheme) =>
        isHydrated && (
          <PageHeading value={`${scheme}-table`}>
            <UserTable found={found} courses={courses} first={0} onShow={nothing} onDelete={nothing} />
          </PageHeading>
        )
      }
    </Walls>
  );
}
