import { footer, school, socialLinks } from '#content/school.ts';
import { reference, vocabulary, type Thing } from './thing.ts';

/** The name under which every page speaks of the school. @param site origin of the pages */
export const schoolId = (site: string) => `${site}/#school`;

/** The school in short, for things that it offers, publishes or teaches. */
export const theSchool = (site: string): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': schoolId(site),
  name: school.name,
  url: `${site}/`,
});

/** The school with where it is, when it is open and how it is reached (Google Search: Organization, Local business). */
export function wholeSchool(site: string): Thing {
  const { street, locality, postalCode, country } = school.address;
  return {
    ...vocabulary,
    ...theSchool(site),
    description: footer.description,
    slogan: school.tagline,
    foundingDate: String(school.founding.year),
    logo: `${site}/icon-512.png`,
    image: `${site}/cards/home.jpg`,
    telephone: school.phone.text,
    email: school.email.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: school.map.latitude, longitude: school.map.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: school.hours.days,
      opens: school.hours.opens,
      closes: school.hours.closes,
    },
    sameAs: socialLinks.map(({ href }) => href),
  };
}

/** The site itself; search engines take its name from here (Google Search: site names). */
export const website = (site: string): Thing => ({
  ...vocabulary,
  '@type': 'WebSite',
  name: school.name,
  url: `${site}/`,
  inLanguage: 'en-IN',
  publisher: reference(schoolId(site)),
});
