import { emailPattern } from '../text.ts';
import {
  address,
  day,
  decimal,
  group,
  line,
  link,
  list,
  number,
  pattern,
  text,
  time,
  weekday,
} from './fields.ts';

/** The facts of the school (docs/specification.md, sections 1 and 2, contact). Every other text takes them from here. */
export const school = group({
  name: line(40),
  tagline: line(80),
  city: line(40),
  /** The part of the city. */
  neighbourhood: line(40),
  /** What the school teaches, to whom and how, in one sentence. */
  description: line(200),
  /** What, where, for whom, and the free first class, in one line. */
  facts: line(160),
  /** The house, the road, and both as an address writes them. The number is empty if the house has none. */
  houseNumber: line(12, 0),
  road: line(80),
  street: line(100),
  postalCode: line(12),
  /** ISO 3166-1. */
  country: pattern(2, /^[A-Z]{2}$/, 'Please enter two letters such as IN.'),
  /** In the spelling that visitors read, with the country code. */
  phone: pattern(21, /^\+[\d ]{7,20}$/, 'Please enter a phone number such as +91 98765 43210.'),
  whatsApp: group({
    /** With the country code and without a plus, as wa.me addresses have it. */
    number: pattern(15, /^\d{7,15}$/, 'Please enter digits only, such as 919876543210.'),
    message: line(200),
  }),
  email: pattern(254, emailPattern, 'Please enter an email address.'),
  hours: group({ text: line(80), days: list(weekday(), 7, 1), opens: time(), closes: time() }),
  map: group({ latitude: decimal(-90, 90), longitude: decimal(-180, 180), zoom: number(1, 19) }),
  /** The name of the teacher; also the maker on the labels of her own works. */
  teacher: line(60),
  teacherFirstName: line(40),
  founding: group({ year: number(1800, 2100), text: line(160), subjects: list(line(40), 30, 1) }),
  /** The time within which the school replies: '24 hours'. */
  replyTime: line(40),
  /** Says in one sentence that the first class is free. */
  trialOffer: line(80),
  socialLinks: list(link(), 8),
  /** The external Assessment form (docs/specification.md, section 1). */
  assessmentForm: address(),
  /** The scrolling notice above the home page (docs/specification.md, section 1). */
  notice: group({ label: line(30), text: text(300) }),
  /** Rules that stand on several pages (docs/specification.md, sections 1, 2 and 9). */
  rules: group({
    /** The materials that the school supplies and that students bring. */
    materials: text(400),
    /** Explains 'non-refundable' and the refund of a single class. */
    fees: text(400),
    /** The notice as an answer. */
    missedClasses: text(400),
  }),
  /** What a class makes on one day. Home and classes show the next one until its day has passed. */
  datedNotices: list(group({ day: day(), text: line(60) }), 60),
});
