import type { Documents } from '#contract/site/documents.ts';

/** The facts of the school (docs/specification.md, sections 1 and 2, contact). */
export const school: Documents['school'] = {
  name: 'Showcase Art',
  tagline: 'Art Makes the Life Beautiful',
  city: 'Bhopal',
  neighbourhood: 'Arera Colony',
  description: 'Art classes for children from 4, teenagers and adults, in class or live by video.',
  facts:
    'Weekend art classes in {school.neighbourhood}, {school.city}, and online. Age 4 to adult. First class free.',
  houseNumber: '14',
  road: 'Gulmohar Road',
  street: '{school.houseNumber}, {school.road}',
  postalCode: '462016',
  country: 'IN',
  phone: '+91 98765 43210',
  whatsApp: {
    number: '919876543210',
    message: 'Hello {school.name}, I have a question about your classes.',
  },
  email: 'hello@showcaseart.example',
  hours: {
    text: 'Saturday and Sunday, 9 am to 7 pm',
    days: ['Saturday', 'Sunday'],
    opens: '09:00',
    closes: '19:00',
  },
  map: { latitude: 23.2156, longitude: 77.4304, zoom: 16 },
  teacher: 'Meenakshi Iyer',
  teacherFirstName: 'Meenakshi',
  founding: {
    year: 2014,
    text: 'Begun in 2014 with four children, a mat and a box of wax crayons.',
    subjects: [
      'Painting',
      'Drawing',
      'Sculpture',
      'Clay',
      'Glass',
      'Mosaic',
      'Paper craft',
      'Mixed media',
      'Landscapes',
      'Waste-material art',
      'Digital art',
    ],
  },
  replyTime: '24 hours',
  trialOffer: 'The first class is free.',
  socialLinks: [
    { label: 'Instagram', href: 'https://www.instagram.com/showcaseart.bhopal' },
    { label: 'Facebook', href: 'https://www.facebook.com/showcaseart.bhopal' },
    { label: 'YouTube', href: 'https://www.youtube.com/@showcaseart.bhopal' },
  ],
  assessmentForm: 'https://forms.example/showcase-art-assessment',
  notice: {
    label: 'Please note',
    text:
      'Only teacher absences are rescheduled or covered. ' +
      'Sessions missed because of student absence cannot be made up.',
  },
  rules: {
    materials:
      'In-person classes supply the basic materials: paper, paints, clay and tools. Students bring only a sketchbook, ' +
      'pencils and an old shirt. Online students arrange their own; we send the list before the first class.',
    fees:
      'Fees are non-refundable. A single class or workshop that you have paid for is refunded in full if it is cancelled ' +
      '48 hours or more before it starts, and not after that.',
    missedClasses:
      'Only teacher absences are rescheduled or covered; sessions missed because of student absence cannot be made up.',
  },
  datedNotices: [
    { day: '2026-11-28', text: '9:30 am: clay owls' },
    { day: '2026-12-05', text: '9:30 am: paper stars' },
    { day: '2026-12-12', text: '9:30 am: glass jars' },
    { day: '2026-12-19', text: '9:30 am: paper kites' },
    { day: '2026-12-26', text: '9:30 am: Warli cards' },
    { day: '2027-01-02', text: '9:30 am: clay masks' },
    { day: '2027-01-09', text: '9:30 am: kites to fly' },
  ],
};
