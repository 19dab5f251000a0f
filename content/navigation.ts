import type { Documents } from '#contract/site/documents.ts';

export const navigation: Documents['navigation'] = {
  header: [
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
  quote: 'Keep the crooked drawings. They show how far you have come.',
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
        { label: 'Assessment form', href: '{school.assessmentForm}' },
        { label: 'Contact', href: '/contact' },
        { label: 'Events', href: '/' },
      ],
    },
  ],
  small: [
    { label: 'Privacy', href: '/Privacy' },
    { label: 'Terms', href: '/' },
    { label: 'Cookies', href: '/' },
  ],
  copyrightYear: 2024,
};
