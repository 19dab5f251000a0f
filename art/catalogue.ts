/** Every picture by its name on the site: the lists of all techniques, `art/<technique>/pictures.ts`, in one. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Picture, Pictures } from './picture.ts';
import { projectPath } from './studio/paths.ts';

async function readLists(): Promise<Map<string, Picture>> {
  const all = new Map<string, Picture>();
  for (const list of globSync(projectPath('art/*/pictures.ts')).toSorted()) {
    const { pictures } = (await import(pathToFileURL(list).href)) as { pictures: Pictures };
    for (const [name, picture] of Object.entries(pictures)) {
      if (all.has(name)) throw new Error(`Two pictures are called ${name}`);
      const program = picture.program && path.join(path.dirname(list), picture.program);
      all.set(name, program === undefined ? picture : { ...picture, program });
    }
  }
  return all;
}

/** The programs have absolute paths here. */
export const catalogue: ReadonlyMap<string, Picture> = await readLists();
