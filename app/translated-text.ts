interface Translation {
  words: HTMLElement;
  original: string;
}

const translations = new WeakMap<Text, Translation>();
/** The elements that already stand for a text. */
const used = new WeakSet<Node>();

const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeName === 'FONT' && !used.has(node);

/** Returns a text that the translator has just taken out to its place, where it is empty: its translation is beside it. */
function putBack(text: Text, candidates: readonly (Node | null | undefined)[]): void {
  const words = candidates.find(isTranslation);
  if (words?.isConnected !== true) return;
  used.add(words);
  translations.set(text, { words, original: text.data });
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

/** Puts the texts back that were replaced since the page opened (server/site/boot.ts): React hydrates only its own texts. */
function undoTranslation(): void {
  const { changes = [] } = window as { changes?: MutationRecord[] };
  for (const { addedNodes, removedNodes } of changes.splice(0)) {
    const [[words], [text]] = [addedNodes, removedNodes];
    if (isTranslation(words) && text instanceof Text) words.replaceWith(text);
  }
}

/**
 * Keeps the page in order when the browser translates it. Google Translate replaces each text node by
 * `<font><font>translation</font></font>`. React keeps using the text nodes: it throws when it removes one, or inserts
 * something before one, and the visitor does not see a text that it changes. So each replaced text returns to the page, empty
 * and beside its translation, and what React does to the text happens to the translation too. The translator then translates
 * a changed text again.
 */
export function followTranslator(): void {
  undoTranslation();
  new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of [target, ...addedNodes, ...removedNodes]) {
        if (!(node instanceof Text)) continue;
        const translation = translations.get(node);
        if (translation !== undefined) follow(node, translation);
        else if (!node.isConnected) putBack(node, [addedNodes[0], previousSibling, nextSibling]);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
