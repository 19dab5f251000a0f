import { socialLinks } from './school.ts';
import type { Link } from './text.ts';

/** The header's links, with the workshops' dropdown and the signed-out link (docs/specification.md, section 2, header). */
export interface Navigation {
  links: readonly (Link | { label: string; links: readonly Link[] })[];
  logIn: Link;
}

/** The footer: quote, description, links in groups, copyright (docs/specification.md, sections 1 and 2, footer). */
export interface Footer {
  quote: string;
  description: string;
  enrol: Link;
  /** Address, hours and directions. */
  find: { title: string; whatsApp: string; directions: Link };
  groups: readonly { title: string; links: readonly Link[] }[];
  small: readonly Link[];
  copyrightYear: number;
  copyright: string;
}

/** The external Assessment form (docs/specification.md, section 1). */
export const assessmentForm: Link = {
  label: 'Assessment form',
  href: 'https://forms.example/showcase-art-assessment',
};

export const navigation: Navigation = {
  links: [
    { label: 'Home', href: '/' },
    { label: 'About Us', href: '/about' },
    { label: 'Classes', href: '/classes' },
    {
      label: 'Art Workshops',
      links: [
        { label: 'Our Art Workshop', href: '/workshop' },
        { label: 'Workshop Tutorial', href: '/tutorial' },
      ],
    },
    { label: 'Contact', href: '/contact' },
  ],
  logIn: { label: 'Log In', href: '/login' },
};

export const footer: Footer = {
  quote: 'Keep the crooked drawings. They show how far you have come.',
  description: 'Art classes for children from 4, teenagers and adults, in class or live by video.',
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  find: {
    title: 'Find us',
    whatsApp: 'WhatsApp',
    directions: {
      label: 'Get directions',
      href: 'https://www.google.com/maps/dir/?api=1&destination=23.2156%2C77.4304',
    },
  },
  groups: [
    {
      title: 'The school',
      links: [
        { label: 'Enroll', href: '/Formenroll' },
        { label: 'Gallery', href: '/Classes#studentGallery' },
        { label: 'Instructor', href: '/Instructor' },
        { label: 'Reviews', href: '/Reviews' },
        { label: 'Blog', href: '/Blog' },
      ],
    },
    {
      title: 'For parents',
      links: [
        { label: 'FAQ', href: '/FaqPage' },
        assessmentForm,
        { label: 'Contact', href: '/contact' },
        { label: 'Events', href: '/' },
      ],
    },
    {
      title: 'Elsewhere',
      links: [...socialLinks, { label: 'Write to us', href: 'mailto:hello@showcaseart.example' }],
    },
  ],
  small: [
    { label: 'Privacy', href: '/Privacy' },
    { label: 'Terms', href: '/' },
    { label: 'Cookies', href: '/' },
  ],
  copyrightYear: 2024,
  copyright: '© 2024 Showcase Art',
};
