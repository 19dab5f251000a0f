import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = path.resolve(import.meta.dirname, '../markup-tools/node_modules');

/** Messages of the Nu Html Checker about documents that are good. */
const goodMessages = [
  // It does not know newer properties, and stylelint checks the styles.
  /^CSS: /,
  // The tables of the office name their roles again, because browsers forget them where phones get other boxes than a table's.
  /role” attribute must not be used on a “(?:tr|td|th)” element which has a “table” ancestor/,
  // A browser wrote the document, and none reads it again.
  /“charset” attribute on a “meta” element found after the first 1024 bytes/,
  // Base UI hides everything behind a dialog.
  /“aria-hidden” attribute must not be specified on the “noscript” element/,
];

/** The rules of html-validate that the pages need not follow. */
const rules = {
  // React writes void elements, attribute names and boolean attributes so; HTML reads them in any style.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-implicit-input-type': 'off',
  // React's identifiers begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // CSS keeps telephone numbers in one line.
  'tel-non-breaking': 'off',
  // A fieldset may have its name from aria-labelledby; WebKit keeps a <legend> on its edge.
  'wcag/h71': 'off',
  // The tables of the office: see above.
  'no-redundant-role': 'off',
  // A role says the same as the element that has it.
  'prefer-native-element': 'off',
  'presentation-role-style': 'off',
  // What is saved or searched while it is typed has nothing to submit.
  'wcag/h32': 'off',
  // Every element whose role may have a name may have an aria-label.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
};

/** The rules for documents that scripts have changed. */
const rulesInBrowser = {
  ...rules,
  // The policy of the pages forbids style attributes in HTML, but not styles that scripts set.
  'no-inline-style': 'off',
  // Base UI hides everything behind a dialog and keeps the focus inside.
  'hidden-focusable': 'off',
};

interface NuMessage {
  /** Of type info are warnings too. */
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

interface HtmlValidateResult {
  filePath: string;
  messages: { ruleId: string; message: string; selector: string | null }[];
}

/** The errors of the Nu Html Checker of the W3C. */
async function nuFindings(files: readonly string[]): Promise<string[]> {
  const options = ['--format', 'json', '--exit-zero-always'];
  const { stderr } = await run(
    'java',
    ['-jar', `${packages}/vnu-jar/build/dist/vnu.jar`, ...options, ...files],
    {
      maxBuffer: 2 ** 26,
    },
  );
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  return messages
    .filter(({ type, message }) => type !== 'info' && !goodMessages.some((good) => good.test(message)))
    .map(({ url, message, extract = '' }) => `${path.basename(url)}: ${message} ${extract}`);
}

async function htmlValidateFindings(
  folder: string,
  files: readonly string[],
  chosenRules: typeof rules,
): Promise<string[]> {
  const config = path.join(folder, 'rules.json');
  await writeFile(
    config,
    JSON.stringify({ root: true, extends: ['html-validate:recommended'], rules: chosenRules }),
  );
  const program = `${packages}/html-validate/bin/html-validate.mjs`;
  const report = path.join(folder, 'report.json');
  // It exits with 1 when it finds something. A pipe would lose the end of its report.
  await run(process.execPath, [program, '--config', config, '--formatter', `json=${report}`, ...files]).catch(
    (error: { code: unknown }) => {
      if (error.code !== 1) throw error;
    },
  );
  const results = JSON.parse(await readFile(report, 'utf8')) as HtmlValidateResult[];
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${path.basename(filePath)}: ${message} (${ruleId}) ${selector ?? ''}`,
    ),
  );
}

/**
 * What two validators of HTML find in documents, a line each. `node bin/test.mjs markup` installs them.
 * @param documents the text of each document by its name
 * @param source whether the server or a browser wrote the documents
 */
export async function markupFindings(
  documents: ReadonlyMap<string, string>,
  source: 'server' | 'browser',
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-markup-'));
  try {
    const files = await Promise.all(
      [...documents].map(async ([name, text]) => {
        const file = path.join(folder, `${name}.html`);
        await writeFile(file, text);
        return file;
      }),
    );
    return [
      ...(await nuFindings(files)),
      ...(await htmlValidateFindings(folder, files, source === 'server' ? rules : rulesInBrowser)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
