import { decimal, group, heading, line, list, named, text, yesOrNo } from './fields.ts';

/** The contact page (docs/specification.md, section 2, Contact). Its cards also show the details of the school. */
export const contact = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(160)),
  emailNote: named('Line under the email address', line(160)),
  addressNote: named('Line under the address', line(200), 'Such as how to find the door.'),
  /** For links to /contact?topic=workshop. */
  workshopRequest: named(
    'Booking a workshop',
    group({
      about: named('Line above the form', line(80)),
      message: named('Prepared message', text(300), 'In the form and in WhatsApp.'),
    }),
    'For visitors who come from the workshop page to book a place.',
  ),
  map: named(
    'Drawn map',
    group({
      drawing: named(
        'What the drawing shows',
        text(300),
        'Read aloud to visitors who cannot see the drawing: the way to the school.',
      ),
      names: named(
        'Names on the drawing',
        list(
          group({
            name: named('Name', line(40)),
            left: named('Distance from the left', decimal(0, 100), 'In percent of the width of the drawing.'),
            top: named('Distance from the top', decimal(0, 100), 'In percent of the height of the drawing.'),
            isOnPhone: named('Also on a phone', yesOrNo(), 'A phone shows only a part of the drawing.'),
          }),
          12,
        ),
      ),
    }),
    'The way to the school, at the end of the page.',
  ),
});
