import type { Content } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { pictureUrl } from './picture-url.ts';
import { reference, vocabulary, type Thing } from './thing.ts';

type School = Documents['school'];

/** The `@id` of the school on every page. @param site origin of the site */
export const schoolId = (site: string) => `${site}/#school`;

/** The school with name and URL only, for use inside other data. */
export const theSchool = (site: string, { name }: Pick<School, 'name'>): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': schoolId(site),
  name,
  url: `${site}/`,
});

/**
 * The school with address, opening hours, contact details and the first work of home (Google Search: Organization, Local
 * business).
 */
export function wholeSchool(site: string, content: Content): Thing {
  const school = content.document('school');
  const { hours, map } = school;
  const [work] = content.document('home').hero.works;
  return {
    ...vocabulary,
    ...theSchool(site, school),
    description: school.description,
    slogan: school.tagline,
    foundingDate: String(school.founding.year),
    logo: `${site}/icon-512.png`,
    ...(work !== undefined && { image: pictureUrl(site, content.picture(work)) }),
    telephone: school.phone,
    email: school.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${school.street}, ${school.neighbourhood}`,
      addressLocality: school.city,
      postalCode: school.postalCode,
      addressCountry: school.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: school.socialLinks.map(({ href }) => href),
  };
}

/** The website with its name (Google Search: site names). */
export const website = (site: string, { name }: Pick<School, 'name'>): Thing => ({
  ...vocabulary,
  '@type': 'WebSite',
  name,
  url: `${site}/`,
  inLanguage: 'en-IN',
  publisher: reference(schoolId(site)),
});
