import type { Page } from '@playwright/test';

/**
 * What a screen reader would stumble over, read from the browser's own accessibility tree; a line each: not one h1,
 * a level of heading left out, a control or picture without a name, not one banner, main and contentinfo (none in a
 * dialog), two landmarks of the same kind and name, two links of one name that lead to different places (WCAG 2.4.9).
 */
export async function readingFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found: string[] = [];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** In the order in which they are read out. */
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node === undefined ? [] : [node, ...(node.childIds ?? []).flatMap(inOrder)];
  };
  const seen = inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      level: Number(properties?.find((each) => each.name === 'level')?.value.value ?? 0),
      url: String(properties?.find((each) => each.name === 'url')?.value.value ?? ''),
    }));

  const named = new Set(['link', 'button', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox', 'image']);
  named.add('dialog').add('alertdialog').add('table').add('region').add('tab').add('heading');
  for (const { role, name } of seen) if (named.has(role) && name === '') found.push(`${role} without a name`);

  const isDialogOpen = seen.some(({ role }) => role.endsWith('dialog'));
  const headings = seen.filter(({ role }) => role === 'heading');
  // While a dialog is open, all around it is out of reach.
  if (!isDialogOpen) {
    const tops = headings.filter(({ level }) => level === 1);
    if (tops.length !== 1) found.push(`${tops.length} headings of level 1: ${tops.map(({ name }) => name)}`);
    let before = 0;
    for (const { level, name } of headings) {
      if (level > before + 1) found.push(`heading ‘${name}’ of level ${level} after level ${before}`);
      before = level;
    }
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = seen.filter((each) => each.role === role).length;
      if (count !== 1) found.push(`${count} landmarks ${role}`);
    }
  } else if (seen.some(({ role }) => role === 'banner' || role === 'contentinfo')) {
    found.push('a dialog with the landmarks of a page');
  }
  const links = new Map<string, string>();
  for (const { role, name, url } of seen) {
    // A link within the page is told apart by the list it stands in.
    if (role !== 'link' || url.includes('#')) continue;
    const other = links.get(name) ?? url;
    if (other !== url) found.push(`links ‘${name}’ to ${other} and ${url}`);
    links.set(name, url);
  }
  const landmarks = new Set(['navigation', 'complementary', 'search', 'region', 'form']);
  const names = seen
    // A form without a name is no landmark.
    .filter(({ role, name }) => landmarks.has(role) && (role !== 'form' || name !== ''))
    .map(({ role, name }) => `${role} ‘${name}’`);
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) found.push(`two landmarks ${name}`);
  }
  return [...new Set(found)];
}

/** Fields that are wrong without words linked to them that say why; a line each. */
export function unexplainedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) => {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
      const words = ids
        .split(/\s+/)
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .join(' ');
      return words.trim() === '' ? [`${field.getAttribute('name')} is wrong and does not say why`] : [];
    }),
  );
}

/**
 * What Firefox and Orca were heard to say wrongly; a line each: a heading in pieces, because a box within it holds some of
 * its words; a field called invalid before anybody has written in it, because it is required and says nothing of itself.
 */
export function spokenWrongly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const words = heading.textContent?.trim() ?? '';
      for (const part of heading.querySelectorAll('*:not(svg, svg *, [role=none])')) {
        const isBox = !/^(?:inline|contents|none)$/.test(getComputedStyle(part).display);
        const own = part.textContent?.trim() ?? '';
        if (isBox && own !== '' && own !== words) found.push(`heading ‘${words}’ is read in pieces`);
      }
    }
    for (const field of document.querySelectorAll('form, [required]:not([type=radio])')) {
      const isSilent = !field.hasAttribute('aria-invalid') && field.matches(':invalid');
      if (isSilent) found.push(`${field.getAttribute('name') ?? 'a form'} is called invalid from the start`);
    }
    return [...new Set(found)];
  });
}
