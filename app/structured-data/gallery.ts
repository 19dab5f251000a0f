import { picturesLicence, school } from '#content/school.ts';
import type { Work } from '#contract/content/content.ts';
import { pictureUrl } from './picture-url.ts';
import { vocabulary, type Thing } from './thing.ts';

/** Whether the maker is a person. A work without an age was made by a group, except those of the teacher. */
const isPerson = ({ age, maker }: Work) => age !== null || maker === school.teacher;

const imageOf = (site: string, work: Work): Thing => ({
  '@type': 'ImageObject',
  name: work.title,
  caption: work.description,
  contentUrl: pictureUrl(site, work.picture),
  creator: { '@type': isPerson(work) ? 'Person' : 'Organization', name: work.maker },
  creditText: `${work.maker}, ${school.name}`,
  license: picturesLicence,
});

/** The works of a page, each with its maker and licence (Google Search: Image metadata). */
export const gallery = (site: string, path: string, name: string, works: readonly Work[]): Thing => ({
  ...vocabulary,
  '@type': 'ImageGallery',
  name,
  url: site + path,
  associatedMedia: works.map((work) => imageOf(site, work)),
});
