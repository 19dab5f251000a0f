import { fileURLToPath } from 'node:url';

/** An absolute path from one that is relative to the project's root. */
export function projectPath(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}
