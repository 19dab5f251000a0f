import { afterAll, describe } from 'vitest';
import { publishedPages } from '#test/published-pages.ts';
import { testDiscovery } from './discovery.ts';
import { testHead } from './head.ts';
import { testLinks } from './links.ts';
import { testStructuredData } from './structured-data.ts';

/** One site for all of them: publishing it takes longer than they do. */
const pages = publishedPages();
afterAll(() => pages.close());

describe('the head of pages', () => testHead(pages));
describe('links', () => testLinks(pages));
describe('structured data', () => testStructuredData(pages));
describe('what search engines ask for', () => testDiscovery(pages));
