import { link, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import type { Measured } from '../figure.ts';
import { publicUrl, root, startSite } from '../run/site.ts';
import { bySize } from './by-size.ts';

const pictures = path.join(root, 'content/pictures');

/** A copy of the project's directory with each file of a picture several times, made of links. */
async function projectWith(times: number, folder: string): Promise<string> {
  await mkdir(path.join(folder, 'content/pictures'), { recursive: true });
  for (const name of ['build', 'contract', 'server', 'package-lock.json', 'content/film'])
    await symlink(path.join(root, name), path.join(folder, name));
  for (const file of await readdir(pictures)) {
    for (let copy = 0; copy < times; copy += 1)
      await link(path.join(pictures, file), path.join(folder, 'content/pictures', `${copy}-${file}`));
  }
  return folder;
}

/** Measures a start that renders nothing, with up to a hundred times the pictures. */
export async function measurePictures({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-growth-'));
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  await (await startSite(dataDir)).stop();
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl });
  const files = (await readdir(pictures)).length;
  const sizes = await Promise.all(
    (isQuick ? [1, 10] : [1, 10, 100]).map(async (times) => ({
      files: files * times,
      project: await projectWith(times, path.join(folder, `project-${times}`)),
      samples: [] as number[],
    })),
  );
  for (let round = 0; round < (isQuick ? 3 : 9); round += 1) {
    for (const { project, samples } of sizes) {
      const start = performance.now();
      await openSite(project, settings, makeEdition(0, defaultContent));
      samples.push(performance.now() - start);
    }
  }
  await rm(folder, { recursive: true });
  return {
    figures: [
      {
        group: 'growth',
        name: 'opening the stored pages and the pictures',
        unit: 'ms',
        ...bySize(sizes.map(({ files, samples }) => ({ name: `${files} files of pictures`, samples }))),
      },
    ],
  };
}
