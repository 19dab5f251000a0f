/** A text with the part of it that is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A part of a text that is replaced, and what is selected afterwards. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const marker = /^(?:#{1,6} +|[*+-] +)/;

/** The whole lines that a selection is in. */
function linesOf({ text, start, end }: Selected): { from: number; to: number } {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const after = text.indexOf('\n', last);
  return {
    from: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1,
    to: after === -1 ? text.length : after,
  };
}

/** Puts a marker before each selected line, or takes it away where every line has it. */
function markLines(selected: Selected, own: string, placeholder: string): MarkdownEdit {
  const { text, start, end } = selected;
  const { from, to } = linesOf(selected);
  const old = text.slice(from, to);
  // A line right below a list would be a part of its last entry.
  const isOpen = own === '- ' && /^\n(?!- )./.test(text.slice(to));
  const tail = isOpen ? '\n' : '';
  if (old.trim() === '') {
    const at = from + own.length;
    return { from, to, insert: own + placeholder + tail, start: at, end: at + placeholder.length };
  }
  const lines = old.split('\n');
  const isMarked = lines.every((line) => line.trim() === '' || line.startsWith(own));
  const marked = lines
    .map((line) => {
      if (line.trim() === '') return line;
      return isMarked ? line.slice(own.length) : own + line.trimStart().replace(marker, '');
    })
    .join('\n');
  if (start !== end)
    return { from, to, insert: isMarked ? marked : marked + tail, start: from, end: from + marked.length };
  const caret = Math.max(from, start + marked.length - old.length);
  return { from, to, insert: isMarked ? marked : marked + tail, start: caret, end: caret };
}

export const toggleHeading = (selected: Selected): MarkdownEdit => markLines(selected, '## ', 'Heading');

export const toggleList = (selected: Selected): MarkdownEdit => markLines(selected, '- ', 'Entry');

/** The selection without spaces at its ends; without a selection, the word at the caret. */
function wordsIn({ text, start, end }: Selected): { from: number; to: number } {
  if (start === end) {
    const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0] ?? '';
    const after = /^[\p{L}\p{N}]*/u.exec(text.slice(start))?.[0] ?? '';
    return { from: start - before.length, to: start + after.length };
  }
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { from, to: from + words.trim().length };
}

/** Makes the selected words bold, in each line for itself, or takes that away. A heading stays plain, as the site requires. */
export function toggleBold(selected: Selected): MarkdownEdit {
  const { text } = selected;
  const { from, to } = wordsIn(selected);
  const words = text.slice(from, to);
  if (words === '') return { from, to, insert: '**words**', start: from + 2, end: from + 7 };
  if (text.slice(0, from).endsWith('**') && text.startsWith('**', to))
    return { from: from - 2, to: to + 2, insert: words, start: from - 2, end: to - 2 };
  if (/^\*\*[^*\n]+\*\*$/.test(words))
    return { from, to, insert: words.slice(2, -2), start: from, end: to - 4 };
  const lines = words.split('\n');
  if (lines.length > 1) {
    const insert = lines.map((line) => line.replace(/^((?!## )(?:- )?)(.*\S)/, '$1**$2**')).join('\n');
    return { from, to, insert, start: from, end: from + insert.length };
  }
  return { from, to, insert: `**${words}**`, start: from + 2, end: to + 2 };
}

/** Makes the selected words a link. What is missing is selected, so that it is typed next. */
export function insertLink(selected: Selected): MarkdownEdit {
  const { from, to } = wordsIn(selected);
  const chosen = selected.text.slice(from, to);
  const isAddress = /^(?:\/|https:\/\/|mailto:|tel:)\S+$/.test(chosen);
  const words =
    chosen === '' || isAddress ? 'words' : chosen.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[[\]]/g, '\\$&');
  const address = isAddress ? chosen : 'address';
  const insert = `[${words}](${address})`;
  if (chosen === '' || isAddress) return { from, to, insert, start: from + 1, end: from + 1 + words.length };
  const at = from + words.length + 3;
  return { from, to, insert, start: at, end: at + address.length };
}

/**
 * Puts a picture of a work below the selected lines, in a paragraph of its own. Its caption is selected.
 * @param caption stands below the picture
 */
export function insertPicture(selected: Selected, work: string, caption: string): MarkdownEdit {
  const { from, to } = linesOf(selected);
  const { text } = selected;
  const isBlank = text.slice(from, to).trim() === '';
  const before = text.slice(0, isBlank ? from : to);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const after = text.slice(to);
  const tail = after === '' || after.startsWith('\n\n') ? '' : '\n';
  const words = caption.replaceAll('"', '’');
  const at = before.length + lead.length + `![](${work} "`.length;
  return {
    from: before.length,
    to,
    insert: `${lead}![](${work} "${words}")${tail}`,
    start: at,
    end: at + words.length,
  };
}

/** Changes a text as if it were typed, so that the browser can undo it and the form hears of it. */
export function applyEdit(
  textarea: HTMLTextAreaElement,
  { from, to, insert, start, end }: MarkdownEdit,
): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, insert)) {
    textarea.setRangeText(insert);
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}
