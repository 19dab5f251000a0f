import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, readColours } from './server/colours.ts';
import { logoFile } from './app/layout/logo-file.ts';

/** Token files whose values never change while a page is shown. */
const files = ['pigments.css', 'scales.css'].map((name) =>
  path.join(import.meta.dirname, 'app/tokens', name),
);

/** The parts of PostCSS's API that the plugin uses. */
interface Declaration {
  prop: string;
  value: string;
  error(message: string): Error;
}
interface Stylesheet {
  walkDecls(callback: (declaration: Declaration) => void): void;
}
interface Helpers {
  result: { opts: { from?: string }; messages: object[] };
}

/**
 * PostCSS plugin: writes the values of pigments and scales into the rules that use them. A page then carries only the
 * values that it needs, and no list of all tokens.
 * @throws a PostCSS error when a stylesheet declares a property with the name of such a token
 */
export const constantTokens = {
  postcssPlugin: 'constant-tokens',
  Once(stylesheet: Stylesheet, { result }: Helpers) {
    const values = new Map(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);$/gm)].map(
          ([, name = '', value = '']) => [name, value] as const,
        ),
      ),
    );
    stylesheet.walkDecls((declaration) => {
      if (values.has(declaration.prop))
        throw declaration.error(`${declaration.prop} is a token of app/tokens/; choose another name`);
      declaration.value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (use, name: string) => values.get(name) ?? use,
      );
    });
    // `npm run dev` rebuilds the stylesheet when a token changes.
    for (const file of files) {
      result.messages.push({ type: 'dependency', plugin: 'constant-tokens', file, parent: result.opts.from });
    }
  },
};

const virtualModule = 'virtual:colours';

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Vite plugin: colour tokens as a module for scripts, and the logo in them as /logo.svg and /favicon.svg. */
export const colourTokens = {
  name: 'colour-tokens',
  // A copy for each importer: a module that many pages share would become a file of its own, and one more request.
  resolveId: (id: string, importer = '') =>
    id === virtualModule ? `\0${virtualModule}?${path.basename(importer)}` : undefined,
  load(id: string) {
    if (!id.startsWith(`\0${virtualModule}`)) return undefined;
    const pigments = [...readColours('pigments.css')].map(([name, { day }]) => [name, day] as const);
    return [...readColours('colours.css'), ...pigments]
      .map(([name, value]) => `export const ${camelCase(name)} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  generateBundle(this: {
    environment: { name: string };
    emitFile(file: { type: 'asset'; fileName: string; source: string }): void;
  }) {
    if (this.environment.name !== 'client') return;
    const paints = {
      paisley: colourOf('sindoor').day,
      flower: colourOf('wall').day,
      heart: colourOf('haldi').day,
      dots: colourOf('neel').day,
    };
    this.emitFile({ type: 'asset', fileName: 'logo.svg', source: logoFile('0 0 40 40', paints) });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: logoFile('3 4.5 34.5 34.5', paints) });
  },
};
