import { lstat, open, readFile, rm, stat } from 'node:fs/promises';
import { dayIn } from '#contract/school-time.ts';
import { commandLine } from '#contract/school/audit.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Settings } from '#server/env.ts';
import type { Database } from '#server/db/connect.ts';
import { runCommand } from '#server/tasks/command/command.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { checkContentFile, problemLines } from '#server/site/content/content-file.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { noOwnPictures, type OwnPictures } from '#server/site/content/own-pictures.ts';
import { readOwnPictures } from '#server/site/content/queries.ts';
import { parseContentFile } from '#server/site/content/parse-content-file.ts';
import { removeEqualDrafts } from '#server/site/publications/store-checked.ts';
import { readPublished, storeContent } from '#server/site/content/store.ts';
import { writeExported } from '#server/site/own-pictures/exported-pictures.ts';
import { pictureFilesFor } from '#server/site/own-pictures/pictures.ts';
import {
  addPictures,
  incomingPictures,
  namesIn,
  picturesFolderOf,
  picturesToExport,
  storePictureFiles,
  type AddedPictures,
  type IncomingPictures,
} from './content-pictures.ts';

const usage = 'Usage: npm run content -- export [FILE] | check FILE | import FILE';

/** Bytes; the content of a large school has less than a tenth of it. */
const maxFileSize = 10_000_000;

/** The own pictures that a content may name: those of the school, and those that come with the file. */
interface KnownPictures {
  own: OwnPictures;
  incoming: IncomingPictures;
}

/** Only a content that names pictures of a school needs its database to be checked. */
async function picturesFor(file: string, value: unknown, mayCreateDatabase: boolean): Promise<KnownPictures> {
  const names = namesIn(JSON.stringify(value));
  if (names.length === 0) return { own: noOwnPictures, incoming: {} };
  return withDatabase(
    async (db, { schoolTimezone }) => {
      const { shown, hidden } = await readOwnPictures(db, dayIn(schoolTimezone));
      const incoming = await incomingPictures(db, file, names);
      return { own: { shown: { ...shown, ...incoming }, hidden }, incoming };
    },
    { mayCreateDatabase },
  );
}

interface CheckedContent {
  file: string;
  content: SchoolContent;
  incoming: IncomingPictures;
}

async function readContent(
  file: string | undefined,
  { mayCreateDatabase = false } = {},
): Promise<CheckedContent> {
  if (file === undefined) throw new CommandError(usage);
  if ((await stat(file)).size > maxFileSize) throw new CommandError(`${file} is larger than 10 MB.`);
  const text = await readFile(file);
  const parsed = parseContentFile(file, text);
  let { problems } = parsed;
  if (problems.length === 0) {
    const { own, incoming } = await picturesFor(file, parsed.value, mayCreateDatabase);
    const checked = checkContentFile(parsed.value, own);
    if (checked.content !== null) return { file, content: checked.content, incoming };
    problems = checked.problems;
  }
  const count = problems.length === 1 ? '1 field is wrong' : `${problems.length} fields are wrong`;
  throw new CommandError(`${file}: ${count}. Nothing was changed.\n${problemLines(problems)}`);
}

const picturesText = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** Fails if there is something with a name: an export must not replace what somebody has edited. */
async function refusePresent(place: string): Promise<void> {
  const present = await lstat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (present === undefined) return;
  const kind = present.isDirectory() ? 'folder' : 'file';
  throw new CommandError(`${place} cannot be used: there is a ${kind} with this name.`);
}

/** Writes a new file; one that could not be written whole is not left. */
async function writeNew(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function exportContent(db: Database, settings: Settings, file: string | undefined): Promise<void> {
  const {
    number,
    content: { pictures: own, ...content },
  } = await readPublished(db, settings.schoolTimezone);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const { pictures, staying } = await picturesToExport(db, own, text);
  if (file === undefined) {
    process.stdout.write(text);
    const count = pictures.length + staying.length;
    if (count > 0)
      console.error(
        `The content names ${picturesText(count)} of the owner, whose files are not in this output: name a file to have them.`,
      );
    return;
  }
  const folder = picturesFolderOf(file);
  for (const place of [file, folder]) await refusePresent(place);
  if (pictures.length > 0) await writeExported(folder, pictures, pictureFilesFor(settings));
  try {
    await writeNew(file, text);
  } catch (error) {
    if (pictures.length > 0) await rm(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`${file} holds the content of edition ${number}.`);
  if (pictures.length > 0) console.log(`${folder} holds ${picturesText(pictures.length)} of the owner.`);
  if (staying.length > 0)
    console.log(
      `${picturesText(staying.length)} of children ${staying.length === 1 ? 'stays' : 'stay'}, because the families have said yes to this school only: ${staying.join(', ')}.`,
    );
}

/** What an import has done with pictures, as sentences with a space in front. */
const picturesDone = ({ added, restored }: AddedPictures) =>
  [
    ...(added > 0 ? [` ${picturesText(added)} ${added === 1 ? 'was' : 'were'} added.`] : []),
    ...(restored > 0 ? [` ${picturesText(restored)} came back.`] : []),
  ].join('');

async function importContent(
  db: Database,
  settings: Settings,
  { file, content, incoming }: CheckedContent,
): Promise<void> {
  const pictures = await storePictureFiles(file, incoming, pictureFilesFor(settings));
  let withPictures: AddedPictures = { added: 0, restored: 0 };
  const stored = await storeContent(
    db,
    content,
    commandLine,
    async (transaction) => {
      await removeEqualDrafts(transaction, content);
      await record(transaction, { action: 'content-imported', actor: commandLine, address: null });
    },
    settings.schoolTimezone,
    async (transaction) => {
      withPictures = await addPictures(transaction, pictures);
    },
  );
  const done = picturesDone(withPictures);
  if (stored === null) {
    console.log(
      `The file holds the content that is published already.${done === '' ? ' Nothing was changed.' : `${done} A running site shows it within a few seconds.`}`,
    );
    return;
  }
  const documents = stored.documents === 1 ? '1 document' : `${stored.documents} documents`;
  const courses = stored.courses ? ' and the courses' : '';
  console.log(
    `Edition ${stored.number} is stored: ${documents}${courses} changed.${done} A running site shows it within a few seconds.`,
  );
}

/** `npm run content` (docs/operations.md). */
await runCommand(async ([action, file, ...rest]) => {
  if (rest.length > 0) throw new CommandError(usage);
  if (action === 'export') return withDatabase((db, settings) => exportContent(db, settings, file));
  if (action === 'check') {
    await readContent(file);
    console.log(`${file} can be imported.`);
    return undefined;
  }
  if (action !== 'import') throw new CommandError(usage);
  const checked = await readContent(file, { mayCreateDatabase: true });
  return withDatabase((db, settings) => importContent(db, settings, checked), { mayCreateDatabase: true });
});
