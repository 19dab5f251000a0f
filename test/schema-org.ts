import * as z from 'zod';

/**
 * The types of schema.org that the pages use, each with the properties that Google's documentation requires or
 * recommends and no others: a wrong word, an unknown type or an empty value fails.
 */
const words = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const span = z.iso.duration();
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);

const thing = <T extends z.core.$ZodLooseShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const reference = z.strictObject({ '@id': url });

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const person = thing('Person', { name: words });
const group = thing('Organization', { name: words });
const school = thing('EducationalOrganization', { '@id': url, name: words, url });

const schedule = thing('Schedule', {
  repeatFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']),
  repeatCount: z.int().positive(),
  byDay: list(weekday),
});
const course = thing('Course', {
  '@id': url,
  name: words,
  description: words.max(500),
  url,
  provider: school,
  timeRequired: span,
  typicalAgeRange: z
    .string()
    .regex(/^\d+-\d*$/)
    .optional(),
  teaches: list(words).optional(),
  offers: thing('Offer', {
    category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
    price: z.number().positive(),
    priceCurrency: z.literal('INR'),
    priceSpecification: thing('UnitPriceSpecification', {
      price: z.number().positive(),
      priceCurrency: z.literal('INR'),
      unitText: z.enum(['month', 'year', 'class']),
    }),
    url,
  }),
  hasCourseInstance: list(
    z.discriminatedUnion('courseMode', [
      thing('CourseInstance', {
        courseMode: z.literal('Onsite'),
        location: reference,
        courseSchedule: schedule,
      }),
      thing('CourseInstance', { courseMode: z.literal('Online'), courseSchedule: schedule }),
    ]),
  ),
});

const image = thing('ImageObject', {
  name: words,
  caption: words,
  contentUrl: url,
  creator: z.union([person, group]),
  creditText: words,
  license: url,
});

/** A list whose positions begin at 1. */
const counted = <T extends z.ZodType>(item: T) =>
  list(item).refine((items) => items.every((each, at) => (each as { position: number }).position === at + 1));

const shapes = {
  EducationalOrganization: {
    '@id': url,
    name: words,
    url,
    description: words,
    slogan: words,
    foundingDate: z.string().regex(/^\d{4}$/),
    logo: url,
    image: url,
    telephone: z.string().regex(/^\+91[ \d]{10,}$/),
    email: z.email(),
    address: thing('PostalAddress', {
      streetAddress: words,
      addressLocality: words,
      postalCode: z.string().regex(/^\d{6}$/),
      addressCountry: z.literal('IN'),
    }),
    geo: thing('GeoCoordinates', {
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    openingHoursSpecification: thing('OpeningHoursSpecification', {
      dayOfWeek: list(weekday),
      opens: z.iso.time(),
      closes: z.iso.time(),
    }),
    sameAs: list(url),
  },
  WebSite: { name: words, url, inLanguage: z.literal('en-IN'), publisher: reference },
  ItemList: {
    itemListElement: counted(thing('ListItem', { position: z.int(), item: course })),
  },
  FAQPage: {
    mainEntity: list(thing('Question', { name: words, acceptedAnswer: thing('Answer', { text: words }) })),
  },
  BlogPosting: {
    headline: words.max(110),
    description: words,
    image: url,
    datePublished: day,
    inLanguage: z.literal('en-IN'),
    author: person,
    publisher: school,
    mainEntityOfPage: url,
  },
  ImageGallery: { name: words, url, associatedMedia: list(image) },
  VideoObject: {
    name: words,
    description: words,
    thumbnailUrl: url,
    uploadDate: day,
    duration: span,
    contentUrl: url,
  },
  BreadcrumbList: {
    itemListElement: counted(
      z.union([
        thing('ListItem', { position: z.int(), name: words, item: url }),
        thing('ListItem', { position: z.int(), name: words }),
      ]),
    ),
  },
} as const satisfies Record<string, z.core.$ZodLooseShape>;

const context = z.literal('https://schema.org');
const parsers: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(shapes).map(([type, shape]) => [
    type,
    thing(type, { '@context': context, ...(shape as z.core.$ZodLooseShape) }),
  ]),
);

/** A thing at the root of a page's data, known to be right. */
export interface CheckedThing {
  '@type': string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any property
  [property: string]: any;
}

/** The pages' own data by page. @throws Error saying which property of which type is wrong */
export function checkedThing(json: string): CheckedThing {
  const thing = JSON.parse(json) as CheckedThing;
  const parser = parsers[thing['@type']];
  if (parser === undefined) throw new Error(`No page tells of a ${thing['@type']}`);
  const result = parser.safeParse(thing);
  if (!result.success) throw new Error(`${thing['@type']}: ${z.prettifyError(result.error)}`);
  return thing;
}
