import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import type { Work } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { pictureUrl } from './picture-url.ts';
import { vocabulary, type Thing } from './thing.ts';

/** The name of the school, and that of its teacher. */
type School = Pick<Documents['school'], 'name' | 'teacher'>;

/** The URL of the licence of the pictures (docs/art.md). */
const picturesLicence = 'https://opensource.org/license/mit';

/** Whether the maker is a person. A work without an age was made by a group, except those of the teacher. */
const isPerson = ({ age, maker }: Work, { teacher }: School) => age !== null || maker === teacher;

const imageOf = (site: string, work: Work, school: School): Thing => ({
  '@type': 'ImageObject',
  name: work.title,
  caption: work.description,
  contentUrl: pictureUrl(site, work.picture),
  creator: { '@type': isPerson(work, school) ? 'Person' : 'Organization', name: work.maker },
  creditText: `${work.maker}, ${school.name}`,
  license: picturesLicence,
});

/** The works of a page, each with its maker and licence (Google Search: Image metadata). */
export const gallery = (
  site: string,
  path: string,
  name: string,
  works: readonly Work[],
  school: School,
): Thing => {
  // Own pictures of a school may go again, and are under no licence.
  const named = works.filter(({ name: picture }) => !isOwnPictureName(picture));
  return {
    ...vocabulary,
    '@type': 'ImageGallery',
    name,
    url: site + path,
    ...(named.length === 0 ? {} : { associatedMedia: named.map((work) => imageOf(site, work, school)) }),
  };
};
