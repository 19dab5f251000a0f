import type { Heading, Link } from './text.ts';

/** The three cards with address, email and phone (docs/specification.md, section 2, Contact). */
export interface InfoCards {
  phone: { title: string; number: Link; hours: string; call: string; whatsApp: string };
  email: { title: string; address: Link; note: string };
  address: { title: string; number: string; lines: readonly string[]; note: string };
}

/** The map, loaded only after a click (docs/specification.md, section 2, embedded map; docs/design.md, section 6). */
export interface MapWords {
  title: string;
  /** The text alternative of the drawn map. */
  drawn: string;
  /** The names on the drawn map; `at` is the position from the left and the top in percent. */
  names: readonly { name: string; at: readonly [left: number, top: number]; isOnPhone: boolean }[];
  note: string;
  show: string;
  embed: string;
  open: Link;
}

export const contactBreadcrumb: { home: Link; here: string } = {
  home: { label: 'Home', href: '/' },
  here: 'Contact us',
};

export const contactTitle: Heading = { text: 'Contact us', keyWord: 'us' };

export const contactLead = 'Write, call or visit us. We reply within 24 hours.';

export const infoCards: InfoCards = {
  phone: {
    title: 'Phone',
    number: { label: '+91 98765 43210', href: 'tel:+919876543210' },
    hours: 'Saturday and Sunday, 9 am to 7 pm',
    call: 'Call',
    whatsApp: 'WhatsApp',
  },
  email: {
    title: 'Email',
    address: { label: 'hello@showcaseart.example', href: 'mailto:hello@showcaseart.example' },
    note: 'We read it every day, also on weekdays.',
  },
  address: {
    title: 'Class address',
    number: '14',
    lines: ['Gulmohar Road,', 'Arera Colony,', 'Bhopal 462016'],
    note: 'Blue gate, first floor. Please leave shoes on the stairs.',
  },
};

export const writeTitle = 'Write to us';

/** The hint above the form: no single field is required (docs/specification.md, section 5, Contact form). */
export const messageHint = 'Write your message, with a phone number or email.';

/** The hint above the form if a link has prepared the message. */
export const preparedHint = 'Your message is ready below. Add a phone number or email, and send it.';

/** The prepared message for links to /contact?topic=workshop. */
export const workshopRequest = {
  about: 'A place at the Sunday workshop',
  message: 'I would like to book a place at the Sunday workshop.',
} as const;

export const mapWords: MapWords = {
  title: 'Map of Arera Colony with the school marked',
  drawn:
    'Drawing of the way to the school: from the bus stop along Gulmohar Road, past the crossing, to the blue gate on the left.',
  names: [
    { name: 'Bus stop', at: [8.7, 63], isOnPhone: true },
    { name: 'Gulmohar Road', at: [26, 62], isOnPhone: true },
    { name: 'Gulmohar Road', at: [83, 50], isOnPhone: false },
    { name: 'The lake', at: [75.5, 4], isOnPhone: false },
  ],
  note: 'See the exact spot on OpenStreetMap. Loads when you tap.',
  show: 'Show the map',
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.4244%2C23.2120%2C77.4364%2C23.2192' +
    '&layer=mapnik&marker=23.2156%2C77.4304',
  open: {
    label: 'Open the map in a new tab',
    href: 'https://www.openstreetmap.org/?mlat=23.2156&mlon=77.4304#map=16/23.2156/77.4304',
  },
};
