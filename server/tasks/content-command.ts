import { readFile, stat, writeFile } from 'node:fs/promises';
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
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import { noOwnPictures, type OwnPictures } from '#server/site/content/own-pictures.ts';
import { readOwnPictures } from '#server/site/content/queries.ts';
import { parseContentFile } from '#server/site/content/parse-content-file.ts';
import { removeEqualDrafts } from '#server/site/publications/store-checked.ts';
import { readPublished, storeContent } from '#server/site/content/store.ts';

const usage = 'Usage: npm run content -- export [FILE] | check FILE | import FILE';

/** Bytes; the content of a large school has less than a tenth of it. */
const maxFileSize = 10_000_000;

/** The pictures that a content names are those of the school, so that only then a check needs its database. */
const picturesFor = async (text: Buffer): Promise<OwnPictures> =>
  text.toString().match(ownPictureNames) === null
    ? noOwnPictures
    : withDatabase((db, { schoolTimezone }) => readOwnPictures(db, dayIn(schoolTimezone)));

async function readContent(file: string | undefined): Promise<SchoolContent> {
  if (file === undefined) throw new CommandError(usage);
  if ((await stat(file)).size > maxFileSize) throw new CommandError(`${file} is larger than 10 MB.`);
  const text = await readFile(file);
  const parsed = parseContentFile(file, text);
  const checked = parsed.problems.length > 0 ? null : checkContentFile(parsed.value, await picturesFor(text));
  if (checked?.content) return checked.content;
  const { problems } = checked ?? parsed;
  const count = problems.length === 1 ? '1 field is wrong' : `${problems.length} fields are wrong`;
  throw new CommandError(`${file}: ${count}. Nothing was changed.\n${problemLines(problems)}`);
}

async function exportContent(
  db: Database,
  { schoolTimezone }: Settings,
  file: string | undefined,
): Promise<void> {
  const {
    number,
    content: { pictures: _, ...content },
  } = await readPublished(db, schoolTimezone);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  // Fails if the file exists: an export must not replace a file that somebody has edited.
  await writeFile(file, text, { flag: 'wx' });
  console.log(`${file} holds the content of edition ${number}.`);
}

async function importContent(
  db: Database,
  { schoolTimezone }: Settings,
  content: SchoolContent,
): Promise<void> {
  const stored = await storeContent(
    db,
    content,
    commandLine,
    async (transaction) => {
      await removeEqualDrafts(transaction, content);
      await record(transaction, { action: 'content-imported', actor: commandLine, address: null });
    },
    schoolTimezone,
  );
  if (stored === null) {
    console.log('The file holds the content that is published already. Nothing was changed.');
    return;
  }
  const documents = stored.documents === 1 ? '1 document' : `${stored.documents} documents`;
  const courses = stored.courses ? ' and the courses' : '';
  console.log(
    `Edition ${stored.number} is stored: ${documents}${courses} changed. A running site shows it within a few seconds.`,
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
  const content = await readContent(file);
  return withDatabase((db, settings) => importContent(db, settings, content), { mayCreateDatabase: true });
});
