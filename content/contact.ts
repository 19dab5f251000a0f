import type { Heading, Link } from './text.ts';

/** The words of one field of the message form; `name` is the call's own field name (SPEC 3, lead). */
export interface MessageField {
  name: 'userName' | 'userEmail' | 'userNumber' | 'userMessage';
  label: string;
}

/** One of the three info cards: address, email, phone (SPEC 2, Contact). */
export interface InfoCard {
  kind: 'address' | 'email' | 'phone';
  title: string;
  lines: readonly string[];
  href: string | null;
  note: string | null;
}

/** The map, loaded only after a click (SPEC 2, Contact, embedded map; DESIGN 6). */
export interface MapWords {
  title: string;
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

export const contactLead = 'We reply within 24 hours.';

export const messageFields: readonly MessageField[] = [
  { name: 'userName', label: 'Name' },
  { name: 'userEmail', label: 'Email' },
  { name: 'userNumber', label: 'Phone' },
  { name: 'userMessage', label: 'Message' },
];

export const messageWords = {
  hint: 'Nothing here is required, but leave us a way to answer you.',
  submit: 'Send message',
  failure: 'Something went wrong. Please try again.',
} as const;

export const infoCards: readonly InfoCard[] = [
  {
    kind: 'address',
    title: 'Class address',
    lines: ['14, Gulmohar Road,', 'Arera Colony,', 'Bhopal 462016'],
    href: null,
    note: 'The blue gate, first floor. Shoes stay on the stairs.',
  },
  {
    kind: 'email',
    title: 'Email',
    lines: ['hello@showcaseart.example'],
    href: 'mailto:hello@showcaseart.example',
    note: null,
  },
  {
    kind: 'phone',
    title: 'Phone',
    lines: ['+91 98765 43210'],
    href: 'tel:+919876543210',
    note: 'Saturday and Sunday, 9 am to 7 pm',
  },
];

/** The link to the messaging app (SPEC 2, Classes); its address is school.whatsApp. */
export const whatsAppLabel = 'Write on WhatsApp';

export const mapWords: MapWords = {
  title: 'Map of Arera Colony with the school marked',
  note: 'The map comes from OpenStreetMap. Nothing is asked of them until you load it.',
  show: 'Show the map',
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.4244%2C23.2120%2C77.4364%2C23.2192' +
    '&layer=mapnik&marker=23.2156%2C77.4304',
  open: {
    label: 'Open the map in a new tab',
    href: 'https://www.openstreetmap.org/?mlat=23.2156&mlon=77.4304#map=16/23.2156/77.4304',
  },
};
