/** A cell that a spreadsheet would take for a formula begins with one of these (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/** A cell in quotation marks where it needs them (RFC 4180), and never a formula. */
function cell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV. It begins with a byte order mark, so that Excel reads it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
