import type { MetaDescriptor } from 'react-router';
import { pageMeta, type PagePath } from '#content/page-meta.ts';
import { school } from '#content/school.ts';

/** Title and description of a page, from content/page-meta.ts; a route exports it as `meta`. */
export function metaOf(path: PagePath): () => MetaDescriptor[] {
  const { title, description } = pageMeta[path];
  return () => titled(title, description);
}

/** The same for a page whose words are its own, such as an article. */
export function titled(title: string, description: string): MetaDescriptor[] {
  return [
    { title: title.includes(school.name) ? title : `${title} · ${school.name}` },
    { name: 'description', content: description },
  ];
}
