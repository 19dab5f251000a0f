import type { Documents } from './documents.ts';

type School = Documents['school'];

/** A WhatsApp chat that contains the message. Nothing is loaded from there before a click. */
export const whatsAppUrl = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** The contact details of the school in the forms that pages and mails show. */
export function schoolFacts(school: School) {
  const { name, city, description, street, neighbourhood, postalCode, phone, email, whatsApp, map } = school;
  return {
    name,
    city,
    description,
    address: {
      lines: [`${street},`, `${neighbourhood},`, `${city} ${postalCode}`],
      street: `${street}, ${neighbourhood}`,
    },
    phone: { text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    email: { text: email, href: `mailto:${email}` },
    whatsApp: { number: whatsApp.number, href: whatsAppUrl(whatsApp.number, whatsApp.message) },
    hours: school.hours.text,
    replyTime: school.replyTime,
    socialLinks: school.socialLinks,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${map.latitude}%2C${map.longitude}`,
  };
}
export type SchoolFacts = ReturnType<typeof schoolFacts>;
