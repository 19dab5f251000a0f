import type { KnipConfig } from 'knip';
import { catalogue } from './catalogue.ts';
import { projectPath } from './studio/paths.ts';

const programs = [...catalogue.values()].flatMap(({ program }) => program ?? []);

/** Nothing imports a program that paints a picture: the lists of the techniques name it. */
const config: KnipConfig = {
  entry: [
    'paint.ts',
    'contact-sheet.ts',
    '*/pictures.ts',
    '*/make-*.ts',
    'textures/{edges,map}.ts',
    'fonts/{hands,heading-metrics,subset}.ts',
    'vitest.config.ts',
    '**/*.test.ts',
    ...programs
      .filter((program) => program.endsWith('.ts'))
      .map((program) => program.replace(projectPath('art/'), '')),
  ],
  project: ['**/*.ts'],
  // The checks use the tools of the root (bin/test.mjs).
  ignoreDependencies: ['vitest'],
  ignoreBinaries: ['ffmpeg', 'blender'],
};
export default config;
