import type { Page } from '@playwright/test';

/**
 * Problems for screen readers in the browser's accessibility tree, a line each: more or less than one h1, a skipped heading
 * level, a control or picture without a name, more or less than one banner, main and contentinfo (none in a dialog), two
 * landmarks of the same kind and name, two links of one name with different targets (WCAG 2.4.9).
 */
export async function readingFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found: string[] = [];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** In reading order. */
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
  // While a dialog is open, the rest of the page is not reachable.
  if (!isDialogOpen) {
    const tops = headings.filter(({ level }) => level === 1);
    if (tops.length !== 1) found.push(`${tops.length} headings of level 1: ${tops.map(({ name }) => name)}`);
    let before = 0;
    for (const { level, name } of headings) {
      if (level > before + 1) found.push(`heading ‘${name}’ of level ${level} after level ${before}`);
      before = level;
    }
    // The office has no footer (app/office/shell/office-frame.tsx).
    const hasFooter = !new URL(page.url()).pathname.startsWith('/office');
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = seen.filter((each) => each.role === role).length;
      if (count !== (role !== 'contentinfo' || hasFooter ? 1 : 0)) found.push(`${count} landmarks ${role}`);
    }
  } else if (seen.some(({ role }) => role === 'banner' || role === 'contentinfo')) {
    found.push('a dialog with the landmarks of a page');
  }
  const links = new Map<string, string>();
  for (const { role, name, url } of seen) {
    // Links to fragments are distinguished by their list.
    if (role !== 'link' || url.includes('#')) continue;
    const other = links.get(name) ?? url;
    if (other !== url) found.push(`links ‘${name}’ to ${other} and ${url}`);
    links.set(name, url);
  }
  const landmarks = new Set(['navigation', 'complementary', 'search', 'region', 'form']);
  const names = seen
    // A form without a name is not a landmark.
    .filter(({ role, name }) => landmarks.has(role) && (role !== 'form' || name !== ''))
    .map(({ role, name }) => `${role} ‘${name}’`);
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) found.push(`two landmarks ${name}`);
  }
  return [...new Set(found)];
}

/** Invalid fields without a linked error message, a line each. */
export function unexplainedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) => {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
      const words = ids
        .split(/\s+/)
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .join(' ');
      return words.trim() === '' ? [`${field.getAttribute('name')} is invalid without an error message`] : [];
    }),
  );
}

/**
 * Markup that Firefox and Orca announce wrongly, a line each: a heading with a box inside is read in pieces; a required field
 * without aria-invalid is announced as invalid before it is filled in.
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
      if (isSilent)
        found.push(`${field.getAttribute('name') ?? 'a form'} is announced as invalid from the start`);
    }
    return [...new Set(found)];
  });
}
