import path from 'node:path';
import { serverEnvironment, serverOptions } from '../../bin/setup/server-options.mjs';
import { freePort, startServer, type ServerProcess } from './server-process.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Node with a TypeScript file of the project. */
export const nodeCommand = (file: string, ...args: string[]): string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  path.join(root, file),
  ...args,
];

/** The site keeps its rendered pages for the next start only if its address is the same, whatever port it listens on. */
const publicUrl = 'http://school.test';

/**
 * Starts the site (server/main.ts) as `npm start` does.
 * @param env more settings
 * @param core the processor core it runs on; undefined for any
 */
export async function startSite(
  dataDir: string,
  { env = {}, core }: { env?: Record<string, string>; core?: number } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  return startServer([process.execPath, ...serverOptions, path.join(root, 'server/main.ts')], {
    port,
    core,
    cwd: root,
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
  });
}
