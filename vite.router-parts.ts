/** The exports of React Router's modules that the browser imports and never needs, by the end of the module's path. */
const unusedParts: Record<string, readonly string[]> = {
  // The site passes no `instrumentations`.
  '/react-router/dist/production/lib/router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
  // A page that can be read is kept (app/readable-page.tsx).
  '/react-router/dist/production/lib/dom/ssr/errorBoundaries.js': [
    'BoundaryShell',
    'RemixRootDefaultErrorBoundary',
  ],
  // All data of a page comes with it, so nothing is shown while it loads.
  '/react-router/dist/production/lib/dom/ssr/fallback.js': ['RemixRootDefaultHydrateFallback'],
  // The page names all routes (`routeDiscovery: initial` in react-router.config.ts).
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
    'getManifestPath',
    'getPartialManifest',
    'getPathsWithAncestors',
    'getPatchRoutesOnNavigationFunction',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ],
};

/** Exports that are needed, in another form. */
const replacedParts = {
  '/errorBoundaries.js': 'export const RemixErrorBoundary = ({ children }) => children;\n',
};

/**
 * Vite plugin: parts of React Router that the site does not use become empty functions in the browser, because React Router
 * selects them at run time and a bundler cannot remove them. A new version that moves a module or needs another export fails
 * the build.
 */
export const withoutUnusedRouterParts = {
  name: 'without-unused-router-parts',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load(id: string) {
    const part = Object.keys(unusedParts).find((end) => id.endsWith(end));
    const replaced = Object.entries(replacedParts).find(([end]) => id.endsWith(end))?.[1] ?? '';
    return part && replaced + unusedParts[part]?.map((name) => `export const ${name} = () => {};`).join('\n');
  },
  buildEnd(this: { getModuleIds(): Iterable<string>; error(message: string): void }, error?: Error) {
    if (error !== undefined) return;
    const ids = [...this.getModuleIds()];
    for (const part of Object.keys(unusedParts))
      if (!ids.some((id) => id.endsWith(part))) this.error(`React Router has no module ${part}`);
  },
};
