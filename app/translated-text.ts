interface Translation {
  words: HTMLElement;
  original: string;
}

const translations = new WeakMap<Text, Translation>();
/** The texts for which elements already stand. */
const used = new WeakMap<Node, Text>();

const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeName === 'FONT' && !used.has(node);

/** The texts that were taken out of the page, and are no translations. */
const takenFrom = ({ target, removedNodes }: MutationRecord) =>
  [...removedNodes].filter(
    (node): node is Text => node instanceof Text && target.nodeName !== 'FONT' && !translations.has(node),
  );

/** The outermost `<font>` around a text that is still on the page, or else the one that took its place. */
function translationOf(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
  if (!text.isConnected) return [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
  let words = text.parentElement?.closest('font');
  for (; words?.parentElement?.nodeName === 'FONT';) words = words.parentElement;
  return isTranslation(words) ? words : undefined;
}

/** Returns a text that the translator has just taken out to its place, where it is empty: its translation is beside it. */
function putBack(text: Text, record: MutationRecord): void {
  const words = translationOf(text, record);
  if (words?.isConnected !== true) return;
  used.set(words, text);
  translations.set(text, { words, original: text.data });
  // Some translators move the text into their element.
  if (text.isConnected) text.replaceWith(text.cloneNode());
  text.data = '';
  words.after(text);
}

/** Repeats at the translation what happened to its text. */
function follow(text: Text, { words, original }: Translation): void {
  const isMoved = text.isConnected && words.isConnected && text.data === '';
  if (isMoved) {
    if (words.nextSibling !== text) text.before(words);
    return;
  }
  translations.delete(text);
  // The visitor asked for the original.
  if (text.isConnected && text.data === '') text.data = original;
  words.remove();
}

/** Shows a text again whose translation the visitor no longer wants, instead of the copy that took the translation's place. */
function showOriginal(words: Node, { addedNodes }: MutationRecord): void {
  const text = used.get(words);
  const translation = text && translations.get(text);
  if (!translation || !text.isConnected || words.isConnected) return;
  for (const node of addedNodes) if (node instanceof Text && node !== text) node.remove();
  follow(text, translation);
}

/** Puts the texts back that were replaced since the page opened (app/boot.ts): React hydrates only its own texts. */
function undoTranslation(): void {
  const { changes = [] } = window as { changes?: MutationRecord[] };
  for (const record of changes.splice(0))
    takenFrom(record).forEach((text) => translationOf(text, record)?.replaceWith(text));
}

/**
 * Keeps the page in order when the browser translates it. Google Translate replaces each text node by
 * `<font><font>translation</font></font>`; others move it into such an element. React keeps using the text nodes: it throws when
 * it removes one, or inserts something before one, and the visitor does not see a text that it changes. So each replaced text
 * returns to the page, empty and beside its translation, and what React does to the text happens to the translation too. The
 * translator then translates a changed text again.
 */
export function followTranslator(): void {
  undoTranslation();
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of [record.target, ...record.addedNodes, ...record.removedNodes]) {
        const translation = node instanceof Text && translations.get(node);
        if (translation) follow(node, translation);
      }
      for (const node of record.removedNodes) showOriginal(node, record);
      takenFrom(record).forEach((text) => putBack(text, record));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
