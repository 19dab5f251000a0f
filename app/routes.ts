import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { builtPages, notFoundModule } from '#contract/site/pages.ts';

const pages = builtPages(process.env.NODE_ENV);

/** A module that several pages share needs an id for each of them. */
const isShared = (module: string) => pages.filter((page) => page.module === module).length > 1;

/** The routes of all pages (contract/site/pages.ts). */
export default [
  ...pages.map(({ path, module }) => {
    if (path === '/') return index(module);
    const relative = path.slice(1);
    return route(relative, module, isShared(module) ? { id: relative } : {});
  }),
  route('*', notFoundModule),
] satisfies RouteConfig;
