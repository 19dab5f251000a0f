import { picturesLicence, school } from '#content/school.ts';
import type { Work } from '#content/works.ts';
import { pictureUrl } from './picture-url.ts';
import { vocabulary, type Thing } from './thing.ts';

/** Works made together name a group; with an age, or the teacher's name, it is a person. */
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

/** A room of works, each with its maker and licence (Google Search: Image metadata). */
export const gallery = (site: string, path: string, name: string, works: readonly Work[]): Thing => ({
  ...vocabulary,
  '@type': 'ImageGallery',
  name,
  url: site + path,
  associatedMedia: works.map((work) => imageOf(site, work)),
});
