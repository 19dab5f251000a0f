import type { Documents } from '#contract/site/documents.ts';

export const contact: Documents['contact'] = {
  title: { text: 'Contact us', keyWord: 'us' },
  lead: 'Write, call or visit us. We reply within {school.replyTime}.',
  emailNote: 'We read it every day, also on weekdays.',
  addressNote: 'Blue gate, first floor. Please leave shoes on the stairs.',
  workshopRequest: {
    about: 'A place at the Sunday workshop',
    message: 'I would like to book a place at the Sunday workshop.',
  },
  map: {
    drawing:
      'Drawing of the way to the school: from the bus stop along {school.road}, past the crossing, to the blue gate on the left.',
    names: [
      { name: 'Bus stop', left: 8.7, top: 63, isOnPhone: true },
      { name: '{school.road}', left: 26, top: 62, isOnPhone: true },
      { name: '{school.road}', left: 83, top: 50, isOnPhone: false },
      { name: 'The lake', left: 75.5, top: 4, isOnPhone: false },
    ],
  },
};
