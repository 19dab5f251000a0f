import type { Pigment } from '#contract/course.ts';

/** One class in the timetable, with the colour of its course. */
export interface Session {
  name: string;
  ages: string;
  pigment: Pigment | null;
}

/** One row of the timetable: a time, and the class on each day (docs/specification.md, section 2, Classes, schedule). */
export interface ScheduleRow {
  time: string;
  length: string;
  saturday: Session;
  sunday: Session;
}

export const scheduleTitle = 'Two days a week';

export const scheduleDays = { time: 'Time', saturday: 'Saturday', sunday: 'Sunday' } as const;

/** Each course has two sessions a week, so 96 in a year. */
export const schedule: readonly ScheduleRow[] = [
  {
    time: '9:30 am',
    length: '1 hour',
    saturday: { name: 'Junior Beginner', ages: '4-8 Yrs', pigment: 'haldi' },
    sunday: { name: 'Junior Beginner', ages: '4-8 Yrs', pigment: 'haldi' },
  },
  {
    time: '11:00 am',
    length: '1½ hours',
    saturday: { name: 'Junior Learner', ages: '9-12 Yrs', pigment: 'patta' },
    sunday: { name: 'Senior Seeker', ages: '12-15 Yrs', pigment: 'neel' },
  },
  {
    time: '1:30 pm',
    length: '1½ hours',
    saturday: { name: 'Special and Premium', ages: 'by arrangement', pigment: 'mor' },
    sunday: { name: 'Weekend workshop', ages: 'all ages', pigment: null },
  },
  {
    time: '3:15 pm',
    length: '1½ hours',
    saturday: { name: 'Senior Seeker', ages: '12-15 Yrs', pigment: 'neel' },
    sunday: { name: 'Junior Learner', ages: '9-12 Yrs', pigment: 'patta' },
  },
  {
    time: '5:00 pm',
    length: '2 hours',
    saturday: { name: 'Sr. Expressors', ages: '16+ Yrs', pigment: 'rani' },
    sunday: { name: 'Sr. Expressors', ages: '16+ Yrs', pigment: 'rani' },
  },
];
