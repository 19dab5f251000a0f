const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escaped[character] ?? character);

type Attributes = Readonly<Record<string, string | number>>;

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(2)) : escape(value)}"`,
    )
    .join('');

/** An SVG element with other elements inside. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length === 0
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${children.join('')}</${name}>`;

/** A line of text; `attributes` has its place and class. */
export const textElement = (text: string, attributes: Attributes): string =>
  element('text', attributes, escape(text));

/** Colours with a contrast of at least 3:1 on their background, for light and dark pages. */
const style = `
text { font: 12px system-ui, sans-serif; fill: #24292f }
.heading { font-weight: 600 }
.small { font-size: 11px; fill: #57606a }
.page { fill: #fff }
.grid { stroke: #d0d7de }
.axis, .spread { stroke: #57606a }
.target { stroke: #24292f; stroke-dasharray: 3 2 }
.s0 { fill: #1f6feb; --line: #1f6feb }
.s1 { fill: #8c6d1f; --line: #8c6d1f }
.s2 { fill: #2f8f5b; --line: #2f8f5b }
.s3 { fill: #a5468f; --line: #a5468f }
.s4 { fill: #c4532d; --line: #c4532d }
.line { fill: none; stroke: var(--line); stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.small { fill: #9da7b3 }
.page { fill: #0d1117 }
.grid { stroke: #30363d }
.axis, .spread { stroke: #b8c1cc }
.target { stroke: #e6edf3 }
.s0 { fill: #58a6ff; --line: #58a6ff }
.s1 { fill: #c9a227; --line: #c9a227 }
.s2 { fill: #56b37f; --line: #56b37f }
.s3 { fill: #d67fc1; --line: #d67fc1 }
.s4 { fill: #f0835a; --line: #f0835a }
}`;

/** The class of the n-th series of a plot: its colour. */
export const seriesClass = (index: number): string => `s${index % 5}`;

/** A whole SVG file. Screen readers read its title and description. */
export function svgFile(
  {
    width,
    height,
    title,
    description,
  }: { width: number; height: number; title: string; description: string },
  ...children: readonly string[]
): string {
  const root = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': 'title description',
    },
    element('title', { id: 'title' }, escape(title)),
    element('desc', { id: 'description' }, escape(description)),
    `<style>${style}</style>`,
    element('rect', { class: 'page', width, height }),
    ...children,
  );
  return `${root}\n`;
}
