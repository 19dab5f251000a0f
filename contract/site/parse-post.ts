import { Lexer, type MarkedToken, type Tokens } from 'marked';
import { workName } from './fields.ts';
import type { PostBlock } from './post-block.ts';
import { nameInLinks } from './name-in-links.ts';
import { linesIn, parseInline, refuseReferences, type Report } from './parse-inline.ts';

interface PostProblem {
  /** Counted from 1. */
  line: number;
  /** What to change, as a sentence. */
  message: string;
}

export interface ParsedPost {
  /** The blocks of the text; the figures contain the names of their works. */
  blocks: PostBlock<string>[];
  /** Empty if the text is valid. */
  problems: PostProblem[];
}

const refused: Partial<Record<MarkedToken['type'], string>> = {
  html: 'Please leave out HTML.',
  blockquote: 'Please leave out quotes (>).',
  code: 'Please leave out code, and spaces at the beginning of a line.',
  hr: 'Please leave out lines between paragraphs.',
  def: 'Please write the address into the link: [words](address).',
};

const idForm = /^[a-z][a-z0-9-]*$/;
/** Ids of the page itself (app/root.tsx, app/layout, app/blog/article.tsx). */
const idsOfPage = ['content', 'menu', 'parts'];

const inAnotherScript = /(?!\p{Script=Latin})\p{L}/u;

/** `## Title` or `## Title {#id}`. An id in the text stays the same when the title changes. A title without letters for one gets it later. */
function subheading(token: Tokens.Heading, line: number, report: Report): PostBlock<string> {
  const [words = '', ...others] = parseInline(token.tokens, line, report);
  if (!/^ {0,3}#{1,6}(?:\s|$)/.test(token.raw))
    report(line, 'Please leave out the line of signs under this text, or put an empty line between them.');
  else if (token.depth !== 2) report(line, 'Please begin a heading with ##.');
  if (typeof words !== 'string' || others.length > 0) {
    report(line, 'Please use plain text in a heading.');
    return { kind: 'subheading', id: '', text: '' };
  }
  const idAt = words.endsWith('}') ? words.indexOf('{#') : -1;
  const [text, ownId] = idAt === -1 ? [words] : [words.slice(0, idAt).trimEnd(), words.slice(idAt + 2, -1)];
  const id = ownId ?? (inAnotherScript.test(text) ? '' : nameInLinks(text));
  if (text === '') report(line, 'Please enter the text of the heading.');
  else if ((ownId !== undefined || id !== '') && !idForm.test(id)) {
    report(
      line,
      'Please end the heading with an id of small letters, digits and hyphens, such as {#the-pile}.',
    );
  }
  return { kind: 'subheading', id, text };
}

/** `![](work "Caption")` */
function figure({ href, title, text }: Tokens.Image, line: number, report: Report): PostBlock<string> {
  const caption = (title ?? '').replaceAll('\n', ' ');
  if (!workName().safeParse(href).success) report(line, `${href} is not the name of a work.`);
  if (caption === '') report(line, 'Please add a caption: ![](work "Caption").');
  if (text !== '') report(line, 'Please leave the brackets empty: the work has a text alternative.');
  refuseReferences(caption, line, report);
  return { kind: 'figure', work: href, caption };
}

function list(token: Tokens.List, line: number, report: Report): PostBlock<string> {
  if (token.ordered) report(line, 'Please begin the entries of a list with a hyphen.');
  let at = line;
  const items = token.items.map(({ tokens, raw }) => {
    const place = at;
    at += linesIn(raw);
    const [only, ...others] = (tokens as MarkedToken[]).filter(({ type }) => type !== 'space');
    if ((only?.type !== 'text' && only?.type !== 'paragraph') || others.length > 0) {
      report(place, 'Please use one paragraph of text for each entry of a list.');
      return [];
    }
    return parseInline(only.tokens ?? [], place, report);
  });
  return { kind: 'list', items };
}

function block(token: MarkedToken, line: number, report: Report): PostBlock<string> | undefined {
  switch (token.type) {
    case 'space':
      return undefined;
    case 'heading':
      return subheading(token, line, report);
    case 'list':
      return list(token, line, report);
    case 'paragraph': {
      const [only, ...others] = token.tokens as MarkedToken[];
      return only?.type === 'image' && others.length === 0
        ? figure(only, line, report)
        : { kind: 'paragraph', parts: parseInline(token.tokens, line, report) };
    }
    default:
      report(line, refused[token.type] ?? 'Please use paragraphs, headings, lists and pictures only.');
      return undefined;
  }
}

/** Reports headings with the same id, or with one that the page uses. */
function checkIds(ids: readonly { id: string; line: number }[], report: Report): void {
  const known = new Set(idsOfPage);
  for (const { id, line } of ids) {
    if (known.has(id))
      report(line, `The id ${id} is in use. Please end the heading with another, such as {#the-pile}.`);
    known.add(id);
  }
}

/** Headings in another script, or of digits, get ids by their place: `part-2` for the second heading, or the next one that is free. */
function withIds(blocks: readonly PostBlock<string>[], taken: Set<string>): PostBlock<string>[] {
  let number = 0;
  return blocks.map((each) => {
    if (each.kind !== 'subheading') return each;
    number += 1;
    if (each.id !== '') return each;
    let place = number;
    while (taken.has(`part-${place}`)) place += 1;
    taken.add(`part-${place}`);
    return { ...each, id: `part-${place}` };
  });
}

/** Far more than an author uses; the time that marked takes grows with the square of their number. */
const maxSigns = 1000;

/** The same holds for lines that go on in a list, for each list that it is in. */
const maxLines = 500;
const listsInLists = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]){3}/m;

/** Whether each part between empty lines is plain enough to be read in time; reports those that are not. */
function canBeRead(body: string, report: Report): boolean {
  let line = 1;
  let isRight = true;
  for (const part of body.split(/(\n[^\S\n]*\n)/)) {
    if ((part.match(/[*_]/g)?.length ?? 0) > maxSigns) {
      report(line, 'Please use fewer stars and underlines here.');
      isRight = false;
    }
    const lines = linesIn(part);
    if (lines > maxLines) {
      report(line, 'Please put an empty line between these lines.');
      isRight = false;
    }
    if (listsInLists.test(part)) {
      report(line, 'Please leave out quotes and lists inside others.');
      isRight = false;
    }
    line += lines;
  }
  return isRight;
}

/** The blocks of a text as marked reads them. Its call stack limits how deep quotes and lists can be nested. */
function tokensOf(body: string, report: Report): MarkedToken[] {
  try {
    return new Lexer({ gfm: false }).lex(body) as MarkedToken[];
  } catch {
    report(1, 'Please leave out quotes and lists inside others.');
    return [];
  }
}

/**
 * Reads the text of a post: Markdown (CommonMark) with paragraphs, headings, lists, figures, emphasis and links. Everything
 * else is a problem, so that no part of a text is lost.
 */
export function parsePost(body: string): ParsedPost {
  const problems: PostProblem[] = [];
  const report: Report = (line, message) => {
    const isKnown = problems.some((problem) => problem.line === line && problem.message === message);
    if (!isKnown) problems.push({ line, message });
  };
  const blocks: PostBlock<string>[] = [];
  const ids: { id: string; line: number }[] = [];
  let line = 1;
  for (const token of canBeRead(body, report) ? tokensOf(body, report) : []) {
    const parsed = block(token, line, report);
    if (parsed !== undefined) blocks.push(parsed);
    if (parsed?.kind === 'subheading' && parsed.id !== '') ids.push({ id: parsed.id, line });
    line += linesIn(token.raw);
  }
  checkIds(ids, report);
  return { blocks: withIds(blocks, new Set([...idsOfPage, ...ids.map(({ id }) => id)])), problems };
}
