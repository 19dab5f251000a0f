import { decimal, group, heading, line, list, text, yesOrNo } from './fields.ts';

/** The contact page (docs/specification.md, section 2, Contact). Its cards also show the details of the school. */
export const contact = group({
  title: heading(),
  lead: line(160),
  emailNote: line(160),
  addressNote: line(200),
  /** The prepared message for links to /contact?topic=workshop, and the line above the form that names its topic. */
  workshopRequest: group({ about: line(80), message: text(300) }),
  /** The drawn map of the way to the school. */
  map: group({
    /** The text alternative of the drawing. */
    drawing: text(300),
    /** The names on the drawing. Their position from the left and the top is in percent. */
    names: list(
      group({ name: line(40), left: decimal(0, 100), top: decimal(0, 100), isOnPhone: yesOrNo() }),
      12,
    ),
  }),
});
