/** JSON for a script element, escaped so that it cannot end the script or open a comment (HTML standard, 4.12.1.3). */
export const scriptText = (thing: unknown): string =>
  JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);
