import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveFiles, type Served } from '../../anchors/served-files.ts';
import type { CopiedContent } from '../../anchors/plain-site.ts';
import { toolsFolder } from '../tools.ts';
import { buildInTemporaryFolder } from './build-folder.ts';

/** Serves the pages as Astro builds them with its default settings. */
export async function serveAstro({ pages, files }: CopiedContent): Promise<Served> {
  const sources = Object.fromEntries(
    pages.map(({ path: address, page }) => [
      `src/pages${address === '/' ? '/index' : address}.astro`,
      [
        "---\nimport '../style.css';",
        `const metadata = ${JSON.stringify(page.metadata)};`,
        `const body = ${JSON.stringify(page.body)};\n---`,
        '<html lang="en-IN"><head><Fragment set:html={metadata} /></head>',
        '<body><Fragment set:html={body} /></body></html>',
      ].join('\n'),
    ]),
  );
  const packages = path.join(toolsFolder, 'node_modules');
  const built = await buildInTemporaryFolder(
    packages,
    {
      ...sources,
      'src/style.css': pages[0]?.page.styles ?? '',
      'package.json': '{"type":"module"}',
    },
    async (folder) => {
      const program = path.join(packages, 'astro/bin/astro.mjs');
      const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
      await promisify(execFile)(process.execPath, [program, 'build'], { cwd: folder, env });
      return path.join(folder, 'dist');
    },
  );
  return serveFiles(new Map([...files, ...built]));
}
