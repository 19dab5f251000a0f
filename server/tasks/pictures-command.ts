import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picture as pictureName } from '#contract/site/fields.ts';
import { runCommand } from '#server/tasks/command/command.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { listText, type PictureList } from '#server/site/pictures/list-text.ts';
import { makePicture } from '#server/site/pictures/make-picture.ts';
import { leastWidth } from '#server/site/pictures/widths.ts';

const usage = 'Usage: npm run pictures -- FILE NAME [ALT]';

/** In the working directory, which `npm run` sets to the root of the project. */
const folder = path.resolve('content/pictures');
const listFile = `${folder}.json`;

/** Makes the picture. @throws CommandError when the file is no picture or is too small */
async function made(file: string, name: string) {
  if ((await stat(file)).isDirectory()) throw new CommandError(`${file} is a directory.`);
  const original = await readFile(file);
  const result = await makePicture(name, original).catch((error: Error) => {
    throw new CommandError(
      `${file} cannot be read as a picture: use a JPEG, PNG, WebP, AVIF or TIFF file (${error.message}).`,
    );
  });
  const { width } = result.picture;
  if (width < leastWidth)
    throw new CommandError(`${file} is ${width} pixels wide: a picture needs at least ${leastWidth}.`);
  return result;
}

/** The texts that a work needs (content/works/), to be filled in. */
const worksEntry = (name: string, alt: string) => `  '${name}': {
    title: '',
    medium: '',
    maker: '',
    age: null,
    description: '',
    alt: ${JSON.stringify(alt)},
  },`;

/** `npm run pictures -- FILE NAME [ALT]` adds a picture to content/pictures/ (docs/art.md). */
await runCommand(async ([file, name, alt = '', ...rest]) => {
  if (file === undefined || name === undefined || rest.length > 0) throw new CommandError(usage);
  if (!pictureName().safeParse(name).success)
    throw new CommandError(
      `${name} cannot be the name of a picture: use small letters, digits and hyphens, such as clay-owl.`,
    );
  const { pictures, placeholders } = JSON.parse(await readFile(listFile, 'utf8')) as PictureList;
  if (Object.hasOwn(pictures, name)) throw new CommandError(`There is a picture called ${name} already.`);
  const { picture, placeholder, files } = await made(file, name);
  for (const each of files) await writeFile(path.join(folder, each.name), each.bytes);
  const list = {
    pictures: { ...pictures, [name]: picture },
    placeholders: { ...placeholders, [name]: placeholder },
  };
  await writeFile(listFile, listText(list));
  console.log(
    [
      `content/pictures/ has ${name} in ${files.length} files. Write its texts in a file of content/works/:`,
      worksEntry(name, alt),
    ].join('\n'),
  );
});
