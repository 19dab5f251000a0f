/*
 * The script of a page that is edited (app/office/edit/edit.tsx shows it in a frame). A text with a mark can be chosen; what is typed
 * beside the frame shows at once. React does not run in such a page.
 */
import {
  editables,
  editablesId,
  numbersIn,
  toPreview,
  withoutMarks,
  type Editable,
  type FromPreview,
} from '#contract/site/edit-marks.ts';

const fields = editables.parse(JSON.parse(document.getElementById(editablesId)?.textContent ?? '{}'));

/** The text of each field by its place; a field may stand on the page more than once. */
const texts = new Map<string, Text[]>();
const fieldKeyOf = ({ type, key, path }: Editable) => `${type} ${key} ${path}`;

const tell = (message: FromPreview) => parent.postMessage(message, location.origin);

function makeChoosable(element: HTMLElement, number: number): void {
  element.dataset.field = String(number);
  element.tabIndex = 0;
  element.setAttribute('aria-description', 'Can be changed');
}

/** The element that shows a text alone; a new one if the text has neighbours with fields of their own. */
function elementOf(text: Text): HTMLElement {
  const { parentElement } = text;
  if (parentElement !== null && parentElement.dataset.field === undefined) return parentElement;
  const element = document.createElement('span');
  text.replaceWith(element);
  element.append(text);
  return element;
}

function markField(text: Text, number: number): void {
  const field = fields[number];
  if (field === undefined) return;
  makeChoosable(elementOf(text), number);
  texts.set(fieldKeyOf(field), [...(texts.get(fieldKeyOf(field)) ?? []), text]);
}

/** Takes the marks out of the page and notes where they were. */
function readMarks(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const marked: [text: Text, number: number][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const [number] = numbersIn(text.data);
    const isScript = text.parentElement?.closest('script, style, noscript, template') !== null;
    if (number !== undefined && !isScript) marked.push([text, number]);
  }
  for (const [text, number] of marked) {
    text.data = withoutMarks(text.data);
    markField(text, number);
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const { name, value } of element.attributes) {
      const [number] = numbersIn(value);
      if (number === undefined) continue;
      element.setAttribute(name, withoutMarks(value));
      // What a picture shows is said by its text alternative.
      if (name === 'alt' && fields[number] !== undefined) makeChoosable(element, number);
    }
  }
  document.title = withoutMarks(document.title);
}

function choose(element: HTMLElement): void {
  const field = fields[Number(element.dataset.field)];
  if (field === undefined) return;
  for (const chosen of document.querySelectorAll('[data-chosen]')) chosen.removeAttribute('data-chosen');
  element.dataset.chosen = '';
  const link = element.closest('a') ?? element.querySelector('a');
  const isPage = link !== null && new URL(link.href).origin === location.origin;
  tell({ kind: 'field', field, href: isPage ? new URL(link.href).pathname : null });
}

/** Shows a text as it is typed. One among other words of its element is shown when the page is loaded again. */
function show(field: Editable, words: string, isHeading: boolean): void {
  for (const text of texts.get(fieldKeyOf(field)) ?? []) {
    const { parentElement: element } = text;
    if (element === null || (!isHeading && element.textContent !== text.data)) continue;
    text.data = words;
    element.replaceChildren(text);
  }
}

/** The text with a mark that an event is on. */
function markedAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-field]') : null;
}

addEventListener(
  'click',
  (event) => {
    // The page around the frame follows links, because it says which page is edited.
    const element = markedAt(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (element === null && link === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (element !== null) choose(element);
    else if (link !== null && new URL(link.href).origin === location.origin)
      tell({ kind: 'page', page: new URL(link.href).pathname });
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const element = markedAt(event);
    if (element === null || element !== event.target || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    choose(element);
  },
  true,
);
// The panel for the words takes a part of the window.
addEventListener('resize', () =>
  document.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' }),
);
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== location.origin) return;
  const { data: message } = toPreview.safeParse(event.data);
  if (message?.kind === 'text') show(message.field, message.text, message.isHeading);
  if (message?.kind === 'reload') location.reload();
});

readMarks();
// What is folded can be chosen too, all at once.
for (const part of document.querySelectorAll('details')) {
  part.removeAttribute('name');
  part.open = true;
}
