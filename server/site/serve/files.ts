import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { immutable } from './cache-control.ts';

/** Built scripts, styles and small public files, by path. */
export type Assets = ReadonlyMap<string, { type: string; cacheControl: string; bytes: Buffer }>;

/** A file that is served from the disk, because it is large or compressed already: a picture, the film, a font. */
export interface StoredFile {
  file: string;
  type: string;
  cacheControl: string;
  size: number;
  etag: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.vtt']);
const aDay = 'public, max-age=86400';

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  }
}

/**
 * Reads all files that are served besides pages.
 * @param roots directory by prefix of the address; files of an unknown type are not served
 * @returns texts for the snapshot and files that stay on the disk, both by address
 */
export function readFiles(roots: Record<string, string>): {
  assets: Assets;
  stored: Map<string, StoredFile>;
} {
  const assets = new Map<string, { type: string; cacheControl: string; bytes: Buffer }>();
  const stored = new Map<string, StoredFile>();
  for (const [prefix, directory] of Object.entries(roots)) {
    for (const file of filesBelow(directory)) {
      const extension = path.extname(file);
      const type = types[extension];
      if (type === undefined) continue;
      const address = prefix + path.relative(directory, file).split(path.sep).join('/');
      // The builder and the picture maker put a hash of the content into these names.
      const cacheControl = /^\/(?:assets|pictures)\//.test(address) ? immutable : aDay;
      if (compressible.has(extension)) {
        assets.set(address, { type, cacheControl, bytes: readFileSync(file) });
      } else {
        const { size, mtimeMs } = statSync(file);
        stored.set(address, {
          file,
          type,
          cacheControl,
          size,
          etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
        });
      }
    }
  }
  return { assets, stored };
}
