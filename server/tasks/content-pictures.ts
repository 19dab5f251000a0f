import path from 'node:path';
import { commandLine } from '#contract/school/audit.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { Picture } from '#contract/site/content.ts';
import type { Database } from '#server/db/connect.ts';
import { record } from '#server/operations/audit/queries.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { notePictureChange } from '#server/site/changes/queries.ts';
import { problemLines, type Problem } from '#server/site/content/content-file.ts';
import type { OwnPictures, ShownPicture } from '#server/site/content/own-pictures.ts';
import { readExported, type ExportedPicture } from '#server/site/own-pictures/exported-pictures.ts';
import type { PictureFiles } from '#server/site/own-pictures/picture-files.ts';
import {
  describePicture,
  findPicture,
  findPictureOf,
  insertPicture,
  picturesOfNobody,
  unmarkDeleted,
} from '#server/site/own-pictures/queries.ts';

/** The folder with the pictures of a content file: content-pictures of content.json. */
export const picturesFolderOf = (file: string): string => `${file.replace(/\.json$/, '')}-pictures`;

/** The own pictures that a text may name: their ids, and whatever else has the same form. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ownPictureNames)].map(([name]) => name)),
];

/**
 * The pictures that visitors see and that a content names.
 * @returns those that may go to another school, and the ids of the others, which are of children
 */
export async function picturesToExport(
  db: Database,
  { shown }: OwnPictures,
  text: string,
): Promise<{ pictures: ExportedPicture[]; staying: string[] }> {
  const ids = namesIn(text).filter((name) => Object.hasOwn(shown, name));
  const ofNobody = await picturesOfNobody(db, ids);
  const pictures = ofNobody.map(
    ({ picture: { _id, width, height, colour, placeholder, widths, focus }, sourceHash }) => ({
      id: _id,
      sourceHash,
      width,
      height,
      colour,
      placeholder,
      widths,
      focus,
    }),
  );
  const going = new Set(pictures.map(({ id }) => id));
  return { pictures, staying: ids.filter((id) => !going.has(id)) };
}

const toShown = ({
  id,
  sourceHash,
  colour,
  focus,
  width,
  height,
  placeholder,
  widths,
}: ExportedPicture): ShownPicture => ({
  name: id,
  hash: sourceHash.slice(0, 8),
  width,
  height,
  colour: colour as Picture['colour'],
  placeholder,
  widths,
  focus: [focus.x, focus.y],
});

/**
 * Whether a picture of a folder is to be added. One that is there stays as it is; a deleted one comes back, unless somebody has said that it is of children.
 */
async function isWanted(db: Database, id: string): Promise<boolean> {
  const known = await findPicture(db, id);
  return known === undefined || (known.deletedAt !== null && known.subject === 'nobody');
}

/** Why a picture of a folder cannot be added, or null. */
async function conflictOf(db: Database, { id, sourceHash }: ExportedPicture): Promise<string | null> {
  const same = await findPictureOf(db, sourceHash);
  if (same !== undefined && same._id !== id)
    return same.deletedAt === null
      ? `This school has the same picture as ${same._id}. Write that id in the place of this one in the content file.`
      : `This school has deleted the same picture, ${same._id}. Bring it back, and write that id in the place of this one in the content file.`;
  if (same === undefined && (await findPicture(db, id)) !== undefined)
    return 'This school has deleted another picture with this id.';
  return null;
}

/** The pictures of a folder that the school does not have, as a content may name them. */
export type IncomingPictures = Readonly<Record<string, ShownPicture>>;

/**
 * Reads the pictures beside a content file that it names and that the school does not have. The others are left alone.
 * @throws CommandError naming everything that is wrong with them
 */
export async function incomingPictures(
  db: Database,
  file: string,
  names: readonly string[],
): Promise<IncomingPictures> {
  const folder = picturesFolderOf(file);
  const incoming: Record<string, ShownPicture> = {};
  const problems: Problem[] = [];
  const hashes = new Map<string, string>();
  for (const id of names) {
    if (!(await isWanted(db, id))) continue;
    const read = await readExported(folder, id);
    if (read === undefined) continue;
    problems.push(...read.problems);
    if (read.picture === null) continue;
    const place = path.join(folder, id);
    const conflict = await conflictOf(db, read.picture);
    const twin = hashes.get(read.picture.sourceHash);
    if (conflict !== null) problems.push({ path: place, message: conflict });
    if (twin !== undefined) problems.push({ path: place, message: `This is the same picture as ${twin}.` });
    hashes.set(read.picture.sourceHash, id);
    incoming[id] = toShown(read.picture);
  }
  if (problems.length > 0) throw wrongPictures(folder, problems);
  return incoming;
}

/**
 * Stores the files of the pictures that are to be added. Their rows follow: files without one are deleted by the maintenance.
 * @throws CommandError when the folder has changed since it was checked; also the error of the storage
 */
export async function storePictureFiles(
  file: string,
  incoming: IncomingPictures,
  files: Pick<PictureFiles, 'put'>,
): Promise<ExportedPicture[]> {
  const folder = picturesFolderOf(file);
  const pictures: ExportedPicture[] = [];
  for (const id of Object.keys(incoming)) {
    const read = await readExported(folder, id);
    if (read === undefined || read.picture === null)
      throw wrongPictures(
        folder,
        read?.problems ?? [{ path: path.join(folder, id), message: 'This picture is missing.' }],
      );
    await files.put(id, read.files);
    pictures.push(read.picture);
  }
  return pictures;
}

/** How many pictures came with a content. */
export interface AddedPictures {
  added: number;
  restored: number;
}

/**
 * Adds pictures whose files are stored, each with its entry in the audit log. Call it in a transaction that has locked the editions.
 * @throws CommandError when somebody else has just added or described one of them
 */
export async function addPictures(
  transaction: Database,
  pictures: readonly ExportedPicture[],
): Promise<AddedPictures> {
  const counts = { added: 0, restored: 0 };
  const now = new Date();
  const note = { actor: commandLine, address: null };
  for (const { focus, ...picture } of pictures) {
    const { id } = picture;
    const known = await findPicture(transaction, id);
    if (known === undefined) {
      if (!(await insertPicture(transaction, { ...picture, author: commandLine, createdAt: now })))
        throw changedMeanwhile(id);
      await describePicture(transaction, id, { subject: 'nobody', showsFace: false, focus });
      await record(transaction, { action: 'picture-added', ...note });
      counts.added += 1;
    } else if (known.deletedAt !== null) {
      if (known.subject !== 'nobody') throw changedMeanwhile(id);
      await unmarkDeleted(transaction, id, new Date(0));
      await record(transaction, { action: 'picture-restored', ...note });
      counts.restored += 1;
    }
  }
  await notePictureChange(
    transaction,
    pictures.map(({ id }) => id),
    now,
  );
  return counts;
}

const changedMeanwhile = (id: string) =>
  new CommandError(`Somebody else has just changed the picture ${id}. Nothing was changed: try again.`);

function wrongPictures(folder: string, problems: readonly Problem[]): CommandError {
  const count = problems.length === 1 ? '1 thing is wrong' : `${problems.length} things are wrong`;
  return new CommandError(`${folder}: ${count}. Nothing was changed.\n${problemLines(problems)}`);
}
