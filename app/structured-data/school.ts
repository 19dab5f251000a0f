import { footer } from '#content/navigation.ts';
import { school, socialLinks } from '#content/school.ts';
import { reference, vocabulary, type Thing } from './thing.ts';

/** The `@id` of the school on every page. @param site origin of the site */
export const schoolId = (site: string) => `${site}/#school`;

/** The school with name and URL only, for use inside other data. */
export const theSchool = (site: string): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': schoolId(site),
  name: school.name,
  url: `${site}/`,
});

/** The school with address, opening hours and contact details (Google Search: Organization, Local business). */
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

/** The website with its name (Google Search: site names). */
export const website = (site: string): Thing => ({
  ...vocabulary,
  '@type': 'WebSite',
  name: school.name,
  url: `${site}/`,
  inLanguage: 'en-IN',
  publisher: reference(schoolId(site)),
});
