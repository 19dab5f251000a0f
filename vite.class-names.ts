import { globSync } from 'node:fs';
import path from 'node:path';

const letters = (index: number) => String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26));

/** Gives each class a short name: two letters for its CSS module and the number of the class in it. */
function shortNames(): (name: string, file: string) => string {
  const modules = globSync('app/**/*.module.css', { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => path.join(import.meta.dirname, file));
  const numbers = new Map<string, Map<string, number>>();
  return (name, address) => {
    const file = path.normalize(address.replace(/\?.*$/, ''));
    const index = modules.indexOf(file);
    if (index === -1) throw new Error(`${file} is no CSS module of app/`);
    const classes = numbers.get(file) ?? new Map<string, number>();
    numbers.set(file, classes);
    const number = classes.get(name) ?? classes.size;
    classes.set(name, number);
    return letters(index) + number;
  };
}

/**
 * Vite plugin: built pages have short class names, because pages contain them in their markup and in their rules. `npm run dev`
 * keeps the readable names.
 */
export const shortClassNames = {
  name: 'short-class-names',
  config: (_: unknown, { command }: { command: string }) =>
    command === 'build' ? { css: { modules: { generateScopedName: shortNames() } } } : {},
};
