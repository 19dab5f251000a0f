import * as z from 'zod';

/**
 * The types of schema.org that the pages use, each with exactly the properties that Google's documentation requires or
 * recommends: a misspelt property, an unknown type or an empty value fails.
 */
const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const duration = z.iso.duration();
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);

const thing = <T extends z.core.$ZodLooseShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const reference = z.strictObject({ '@id': url });

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const person = thing('Person', { name: text });
const group = thing('Organization', { name: text });
const school = thing('EducationalOrganization', { '@id': url, name: text, url });

const schedule = thing('Schedule', {
  repeatFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']),
  repeatCount: z.int().positive(),
  byDay: list(weekday),
});
const course = thing('Course', {
  '@id': url,
  name: text,
  description: text.max(500),
  url,
  provider: school,
  timeRequired: duration,
  typicalAgeRange: z
    .string()
    .regex(/^\d+-\d*$/)
    .optional(),
  teaches: list(text).optional(),
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
  name: text,
  caption: text,
  contentUrl: url,
  creator: z.union([person, group]),
  creditText: text,
  license: url,
});

/** A list whose items have the positions 1, 2, 3 and so on. */
const ordered = <T extends z.ZodType>(item: T) =>
  list(item).refine((items) =>
    items.every((each, index) => (each as { position: number }).position === index + 1),
  );

const shapes = {
  EducationalOrganization: {
    '@id': url,
    name: text,
    url,
    description: text,
    slogan: text,
    foundingDate: z.string().regex(/^\d{4}$/),
    logo: url,
    image: url,
    telephone: z.string().regex(/^\+91[ \d]{10,}$/),
    email: z.email(),
    address: thing('PostalAddress', {
      streetAddress: text,
      addressLocality: text,
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
  WebSite: { name: text, url, inLanguage: z.literal('en-IN'), publisher: reference },
  ItemList: {
    itemListElement: ordered(thing('ListItem', { position: z.int(), item: course })),
  },
  FAQPage: {
    mainEntity: list(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) })),
  },
  BlogPosting: {
    headline: text.max(110),
    description: text,
    image: url,
    datePublished: day,
    inLanguage: z.literal('en-IN'),
    author: person,
    publisher: school,
    mainEntityOfPage: url,
  },
  ImageGallery: { name: text, url, associatedMedia: list(image) },
  VideoObject: {
    name: text,
    description: text,
    thumbnailUrl: url,
    // With its zone (Google Search: Video).
    uploadDate: z.iso.datetime(),
    duration,
    contentUrl: url,
  },
  BreadcrumbList: {
    itemListElement: ordered(
      z.union([
        thing('ListItem', { position: z.int(), name: text, item: url }),
        thing('ListItem', { position: z.int(), name: text }),
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

/** A valid item at the top level of a page's structured data. */
export interface CheckedThing {
  '@type': string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any property
  [property: string]: any;
}

/** Parses and validates a JSON-LD text. @throws Error with the type and property that is wrong */
export function checkedThing(json: string): CheckedThing {
  const thing = JSON.parse(json) as CheckedThing;
  const parser = parsers[thing['@type']];
  if (parser === undefined) throw new Error(`no page has the type ${thing['@type']}`);
  const result = parser.safeParse(thing);
  if (!result.success) throw new Error(`${thing['@type']}: ${z.prettifyError(result.error)}`);
  return thing;
}
