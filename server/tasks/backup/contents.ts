/** What a school has in its database, in the words of the one who backs it up. */
export interface Contents {
  families: number;
  applications: number;
  conversations: number;
  /** The documents that the school has published in the place of the defaults. */
  documents: number;
  drafts: number;
  /** Changes that are published by themselves later. */
  scheduled: number;
  pictures: number;
  /** Pictures whose files were not there. */
  lostPictures: number;
  /** The number of the last edition; 0 if the school has published nothing. */
  edition: number;
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const lostText = (count: number) => (count === 0 ? '' : ` (${count} of them without files)`);

/** Such as "112 families, 31 articles and pages, edition 48". */
export function contentsText({
  families,
  applications,
  conversations,
  documents,
  drafts,
  scheduled,
  pictures,
  lostPictures,
  edition,
}: Contents): string {
  return [
    counted(families, 'family', 'families'),
    counted(applications, 'application', 'applications'),
    counted(conversations, 'conversation', 'conversations'),
    counted(documents, 'article or page', 'articles and pages'),
    ...(drafts === 0 ? [] : [counted(drafts, 'draft', 'drafts')]),
    ...(scheduled === 0 ? [] : [counted(scheduled, 'scheduled change', 'scheduled changes')]),
    ...(pictures === 0 ? [] : [counted(pictures, 'picture', 'pictures') + lostText(lostPictures)]),
    `edition ${edition}`,
  ].join(', ');
}
