/**
 * The layers of server/, from top to bottom: a file imports from its own layer and from those below it. The process (main.ts, serve.ts, dev.ts,
 * context.ts) is above all, env.ts, log.ts and colours.ts are below all. All rules of imports between the folders of the server are made from this list.
 */
export const layers = ['tasks', 'api', 'school', 'site', 'users', 'operations', 'mail', 'http', 'db', 'disk'];

/**
 * Layers whose folders have an order too, from top to bottom; the files beside them, where they are named, are the last. Serving a snapshot loads
 * nothing that makes one.
 */
export const orderWithin: Readonly<Record<string, readonly string[]>> = {
  site: [
    'preview',
    'history',
    'built-in-works',
    'publications',
    'drafts',
    'scheduled',
    'documents',
    'publish',
    'serve',
    'content',
  ],
  users: ['accounts', 'second-factor', 'passwords', 'sessions', '*'],
};

/** The folders of contract/, from top to bottom; those of one line know each other. What all share lies beside them. */
const contractFolders = [['school', 'users'], ['site']];

interface Pattern {
  regex: string;
  message: string;
}

const tests = ['**/*.test.ts'];

const restrict = (files: string[], patterns: Pattern[], excludeFiles: string[] = []) => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** An import of one of some folders: by its alias, or by any number of parents. */
const importOf = (alias: string, folders: readonly string[]) =>
  `^(?:${alias}|\\.\\.?(?:/\\.\\.)*)/(?:${folders.join('|')})/`;

const neverApp = { regex: '(^#|/)app/', message: 'server never imports app sources, only the built bundle' };
const neverProcess = {
  regex: '^(?:#server|(?:\\.\\./)*\\.\\.)/(?:main|serve|dev|context)\\.ts$',
  message: 'the process builds the layers: none imports it',
};
const inOrder = 'a layer imports only layers below it (oxlint.config.ts)';

/** One rule for each layer, and one for each folder of those that have an order within. */
const layerRules = layers.flatMap((layer, place) => {
  const above = layers.slice(0, place);
  const patterns = [
    neverApp,
    neverProcess,
    ...(above.length === 0 ? [] : [{ regex: importOf('#server', above), message: inOrder }]),
  ];
  const within = orderWithin[layer] ?? [];
  const folderRules = within.map((folder, index) => ({
    files: folder === '*' ? [`server/${layer}/*.ts`] : [`server/${layer}/${folder}/**/*.ts`],
    above: within.slice(0, index),
  }));
  return [
    restrict([`server/${layer}/**/*.ts`], patterns, tests),
    ...folderRules
      .filter((each) => each.above.length > 0)
      .map((each) =>
        restrict(
          each.files,
          [...patterns, { regex: importOf(`#server/${layer}`, each.above), message: inOrder }],
          tests,
        ),
      ),
  ];
});

/** The files beside the layers are below all of them, but for those of the process. */
const groundRule = restrict(
  ['server/*.ts'],
  [neverApp, neverProcess, { regex: importOf('#server', layers), message: inOrder }],
  [...tests, 'server/{main,serve,dev,context}.ts'],
);

const onlyZod = {
  regex: '^(?:[^.z]|\\.\\./\\.\\./|z(?:[^o]|o[^d]|od$|od/[^m]))',
  message: 'contract imports nothing but zod/mini',
};

const contractRules = [
  restrict(['contract/**/*.ts'], [onlyZod], tests),
  restrict(
    ['contract/*.ts'],
    [
      onlyZod,
      { regex: '^\\.\\./', message: onlyZod.message },
      { regex: importOf('#contract', contractFolders.flat()), message: 'what all share knows no part' },
    ],
    tests,
  ),
  ...contractFolders.flatMap((folders, place) => {
    const above = contractFolders.slice(0, place).flat();
    const files = folders.map((folder) => `contract/${folder}/**/*.ts`);
    const message = 'a part of the contract imports only parts below it (oxlint.config.ts)';
    return above.length === 0
      ? []
      : [restrict(files, [onlyZod, { regex: importOf('#contract', above), message }], tests)];
  }),
  restrict(
    ['contract/site/parse-*.ts'],
    [{ regex: '^(?:[^.m]|m[^a]|\\.\\./)', message: 'the readers of articles import nothing but marked' }],
    tests,
  ),
];

const neverServer = { regex: '(^#|/)server/', message: 'app never imports server' };
const noContent = {
  regex: '^(?:#|(?:\\.\\.?/)+)content/',
  message: 'app reads the content in its loaders (app/site-context.ts)',
};

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'node', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    es2024: true,
  },
  ignorePatterns: ['build', 'data', '.react-router', '.runtime', 'node_modules'],
  settings: {
    react: {
      version: '19.3',
    },
  },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'no-control-regex': 'off',
    'no-unmodified-loop-condition': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
    'import/no-named-as-default-member': 'off',
    'react/no-array-index-key': 'off',
    'react/set-state-in-effect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-fill-with-reference-type': 'off',
    'unicorn/prefer-array-find': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    eqeqeq: 'error',
    'no-console': 'off',
  },
  overrides: [
    ...contractRules,
    restrict(['app/**/*.ts', 'app/**/*.tsx'], [neverServer, noContent]),
    restrict(
      ['app/ui/**/*.ts', 'app/ui/**/*.tsx'],
      [
        neverServer,
        noContent,
        {
          regex: '^(?:#app|(?:\\.\\./)*\\.\\.)/(?:lightbox/|offline/|root\\.tsx)',
          message: 'ui imports nothing of lightbox, offline and root: they import it',
        },
      ],
    ),
    restrict(['server/**/*.ts'], [neverApp]),
    ...layerRules,
    groundRule,
    restrict(
      ['content/**/*.ts'],
      [
        {
          regex: '^(?:[^#.]|#(?:app|server|content|test)/|\\.\\./(?:\\.\\.|[a-z-]+/))',
          message: 'content imports contract types only',
        },
      ],
    ),
    restrict(
      ['server/db/migrations/**/*.ts'],
      [{ regex: '^(?:[^k]|k[^y])', message: 'migrations import no application code' }],
    ),
    {
      files: ['contract/**/*.ts', 'server/**/*.ts', 'app/**/*.ts', 'app/**/*.tsx'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
  ],
};
