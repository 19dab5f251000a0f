import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { build } from 'vite';
import { serveFiles, type Served } from '../../anchors/served-files.ts';
import type { CopiedContent } from '../../anchors/plain-site.ts';
import { root } from '../tools.ts';
import { buildInTemporaryFolder } from './build-folder.ts';

/** React's names of attributes. */
const renamed: Record<string, string> = {
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  colspan: 'colSpan',
  datetime: 'dateTime',
  checked: 'defaultChecked',
  value: 'defaultValue',
  viewbox: 'viewBox',
};

const camelCase = (name: string) =>
  renamed[name] ?? name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes markup as JSX. */
function jsx(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text') return 'value' in node ? `{${JSON.stringify(node.value)}}` : '';
  if (!('tagName' in node)) return '';
  const attributes = node.attrs.map(({ name, value }) => {
    const isInput = node.tagName === 'input' || node.tagName === 'select' || node.tagName === 'textarea';
    const isState = name === 'checked' || (name === 'value' && isInput);
    const used = isState || name !== 'value' ? camelCase(name) : name;
    return ` ${used}={${value === '' ? 'true' : JSON.stringify(value)}}`.replace('alt={true}', 'alt=""');
  });
  const inner = node.childNodes.map(jsx).join('');
  const open = `<${node.tagName}${attributes.join('')}`;
  return inner === '' ? `${open} />` : `${open}>${inner}</${node.tagName}>`;
}

const component = (name: string, body: string) =>
  `export const ${name} = () => <>${parseFragment(body).childNodes.map(jsx).join('\n')}</>;\n`;

/** Serves the pages as a React app that the browser renders, built by Vite. */
export async function serveReactApp({ pages, files }: CopiedContent): Promise<Served> {
  const names = pages.map((_, index) => `Page${index}`);
  const cases = pages.map(({ path: address }, index) => `${JSON.stringify(address)}: ${names[index]}`);
  const [first] = pages;
  const sources = {
    'index.html':
      `<!doctype html><html lang="en-IN"><head>${first?.page.metadata ?? ''}` +
      '<script type="module" src="/main.jsx"></script></head><body></body></html>',
    'style.css': first?.page.styles ?? '',
    'pages.jsx': pages.map(({ page }, index) => component(names[index] ?? '', page.body)).join('\n'),
    'main.jsx': [
      "import { createRoot } from 'react-dom/client';",
      `import { ${names.join(', ')} } from './pages.jsx';`,
      "import './style.css';",
      `const Page = { ${cases.join(', ')} }[location.pathname];`,
      'createRoot(document.body).render(<Page />);',
    ].join('\n'),
  };
  const built = await buildInTemporaryFolder(path.join(root, 'node_modules'), sources, async (folder) => {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir: 'dist', assetsDir: 'build', assetsInlineLimit: 0 },
    });
    return path.join(folder, 'dist');
  });
  const document = built.get('/');
  if (document === undefined) throw new Error('The React app has no document.');
  return serveFiles(new Map([...files, ...built, ...pages.map((page) => [page.path, document] as const)]));
}
