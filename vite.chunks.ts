import { fileURLToPath } from 'node:url';

/** The part of rolldown's graph of modules that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Most visits begin with home or with a page of text, and all such pages share the same parts. */
const isOfFirstPages = isImportedBy('root.tsx', 'home/home.tsx', 'reviews/reviews.tsx');

/** Dialogs are on every page of the office, and the field of a code on few pages. They share parts of a package. */
const isOfDialogs = isImportedBy('ui/page/dialog.tsx');
const isOfCodes = isImportedBy('ui/form/otp-field.tsx');

/** Whether a module is one of these, or one that they import statically. */
function isImportedBy(...paths: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | undefined;
  return (id, graph) => (found ??= modulesFrom(paths, graph)).has(id);
}

function modulesFrom(paths: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const open = paths.map((path) => fileURLToPath(new URL(`app/${path}`, import.meta.url)));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** All but what loads the data of the office. */
const packages = /\/node_modules\/(?!@tanstack)/;

/**
 * The files that several pages share, in the order of priority; a module belongs to the first that matches. Few files mean
 * few requests and better compression. A change of a module changes the name of its file, so packages are apart.
 * A group whose modules are not used together makes pages load what they do not need: what no group matches stays in small files.
 * The list of a page's files also decides which styles the publisher puts into it.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|\/preload-helper/,
    priority: 5,
  },
  // Two pages name these fonts, and rules of the file below are in every page.
  { name: 'hands', test: /\/fonts\/hands\.css/, priority: 5 },
  {
    name: (id: string, graph: ModuleGraph) => (isOfFirstPages(id, graph) ? 'site' : null),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'pages',
    test: /\/contract\/site\/site-path|\/app\/(?:blog\/(?:byline|feed-link)|ui\/\w+\/(?:sheet|no-script|rich-text|accordion|signature|drawing|prerendered|overflow))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'forms',
    test: /\/node_modules\/zod\/|\/contract\/(?:(?!school-time|fold-name|list)[\w-]+\.ts|site\/course\.|users\/(?!session)|school\/(?!age\.|my-data|answer-hours|trial|conversation|own-conversation|saved-reply|mail|email-list|overview|call|family|people|status-words|own-application|audit|retention|old-data|user-search|office|message|photo-consent))|\/app\/(?:api|endpoint-url|contact\/|admission\/find-course|ui\/\w+\/(?:error-summary|password-field|select|skeleton|text-area))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'account',
    test: /\/app\/(?:account\/(?!password-confirmation|profile\.)|ui\/\w+\/(?:choice|date|checkbox)|admission\/course-style|textures\/easel)/,
    minShareCount: 2,
    priority: 2,
  },
  // Its schemas use the package of the forms, which is in the file above.
  {
    name: 'records',
    test: /\/contract\/(?:school-time|list|users\/session|school\/(?:mail-state|trial|message))|\/app\/trial\/wish/,
    minShareCount: 2,
    priority: 2.2,
  },
  // After the file above, which more pages need.
  {
    name: 'consent',
    test: /\/contract\/school\/photo-consent|\/app\/photo-consent\//,
    minShareCount: 2,
    priority: 2.1,
  },
  // What the rooms and the walls of the teacher share.
  { name: 'rooms', test: /\/app\/galleries\//, minShareCount: 2, priority: 2 },
  // Only pages of the office load it.
  {
    name: 'query',
    test: /\/node_modules\/@tanstack\/|\/contract\/(?:fold-name|school\/(?:overview|people|audit|retention|old-data|user-search|office))|\/app\/office\/(?!inbox|mails|trials|site|edit|pictures|families)/,
    minShareCount: 2,
    priority: 2,
  },
  // Before the file above, which would take along what its dialogs import.
  {
    name: (id: string, graph: ModuleGraph) =>
      isOfDialogs(id, graph) && isOfCodes(id, graph) ? 'base-ui' : null,
    test: packages,
    minShareCount: 2,
    priority: 3.5,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfDialogs(id, graph) ? 'dialogs' : null),
    test: packages,
    minShareCount: 2,
    priority: 3,
  },
  // The forms of the documents, with the schemas of all of them.
  {
    name: 'words',
    test: /\/contract\/site\/(?:documents|schema-parts|changes|field-path|pages|previews|edit-marks|site-documents|draft|publication|history|merge-documents)|\/app\/office\/(?:site|edit)\//,
    minShareCount: 2,
    priority: 1.5,
  },
  // The pages of the own pictures, and the dialog that chooses one.
  { name: 'pictures', test: /\/app\/office\/pictures\//, minShareCount: 2, priority: 1.5 },
  // What shows an application, after the files whose parts it uses.
  {
    name: 'application',
    test: /\/contract\/school\/status-words|\/app\/admission\/application-(?:dialog|lines)/,
    minShareCount: 2,
    priority: 1,
  },
];
