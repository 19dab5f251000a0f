import type { Group, Measure } from './figure.ts';

/** The modules are loaded one by one, so that a group whose tools are missing does not stop the others. */
export const loadGroup: Record<Group, () => Promise<{ measure: Measure }>> = {
  pages: () => import('./pages/measure.ts'),
  server: () => import('./server/measure.ts'),
  publish: () => import('./publish/measure.ts'),
};
