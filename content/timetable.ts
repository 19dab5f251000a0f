import type { Documents } from '#contract/site/documents.ts';

/** Each course has two sessions a week, so 96 in a year. */
export const timetable: Documents['timetable'] = {
  title: 'Two days a week',
  classes: [
    {
      day: 'Saturday',
      start: '09:30',
      minutes: 60,
      courses: ['junior-beginner'],
      label: null,
      ages: null,
    },
    { day: 'Saturday', start: '11:00', minutes: 90, courses: ['junior-learner'], label: null, ages: null },
    {
      day: 'Saturday',
      start: '13:30',
      minutes: 90,
      courses: ['special-classes', 'premium-classes'],
      label: 'Special and Premium',
      ages: 'by arrangement',
    },
    { day: 'Saturday', start: '15:15', minutes: 90, courses: ['senior-seeker'], label: null, ages: null },
    { day: 'Saturday', start: '17:00', minutes: 120, courses: ['sr-expressors'], label: null, ages: null },
    { day: 'Sunday', start: '09:30', minutes: 60, courses: ['junior-beginner'], label: null, ages: null },
    { day: 'Sunday', start: '11:00', minutes: 90, courses: ['senior-seeker'], label: null, ages: null },
    {
      day: 'Sunday',
      start: '13:30',
      minutes: 90,
      courses: [],
      label: 'Weekend workshop',
      ages: 'from 6 years',
    },
    { day: 'Sunday', start: '15:15', minutes: 90, courses: ['junior-learner'], label: null, ages: null },
    { day: 'Sunday', start: '17:00', minutes: 120, courses: ['sr-expressors'], label: null, ages: null },
  ],
};
