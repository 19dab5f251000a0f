import { group, heading, line, list, named, picture, workName } from './fields.ts';

/** The application form and what follows it (docs/specification.md, section 2, Admission form, and sections 8 and 9). */
export const admission = group({
  title: named('Heading of the page', heading()),
  fee: named('Application fee', line(30), 'Such as Rs.0.'),
  feesRule: named('Rule about fees', line(400), 'Below the application fee, at the top of the page.'),
  courseNote: named('Line above the list of courses', line(160)),
  work: named('Artwork beside the form', workName()),
  next: named(
    'What happens next',
    group({
      title: named('Heading', line(60)),
      steps: named(
        'Steps',
        list(
          group({
            when: named('When', line(40), 'Such as At once.'),
            text: named('What happens', line(160)),
          }),
          6,
          1,
        ),
      ),
    }),
    'Beside the form.',
  ),
  firstWork: named(
    'Line about the first artwork',
    line(60),
    'On the label with the student’s name, such as First work: this Saturday.',
  ),
  formerCourse: named(
    'Picture for a course of the past',
    picture(),
    'In a profile, with an application for a course that the school no longer offers.',
  ),
});
