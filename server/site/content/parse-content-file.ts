import { isUtf8 } from 'node:buffer';
import { CommandError } from '#server/operations/exit-message.ts';
import { pathText } from '#contract/site/field-path.ts';
import type { Problem } from './content-file.ts';

/** More levels than any document has. Deeper values would overflow the stack of the checks. */
const maxLevels = 40;

/** A string or a punctuation mark of JSON; numbers and literals are not needed. */
const token = /"(?:[^"\\]+|\\.)*"|[{}[\],:]/g;

/** An open object or list, and the name or number of its current value. */
interface Level {
  names: Set<string> | null;
  at: string | number;
  expectsName: boolean;
}

/**
 * Finds what `JSON.parse` accepts silently, although nobody means it: a name twice in one object, the character that programs
 * put in the place of bytes that they cannot read, and values that are nested too deeply.
 * @param text valid JSON
 */
function scan(text: string): Problem[] {
  const problems: Problem[] = [];
  const levels: Level[] = [];
  const report = (message: string) => problems.push({ path: pathText(levels.map(({ at }) => at)), message });
  for (const [sign] of text.matchAll(token)) {
    const level = levels.at(-1);
    if (sign === '{' || sign === '[') {
      if (levels.length === maxLevels) {
        report('This is nested too deeply.');
        return problems;
      }
      const isObject = sign === '{';
      levels.push({ names: isObject ? new Set() : null, at: isObject ? '' : 0, expectsName: isObject });
    } else if (sign === '}' || sign === ']') {
      levels.pop();
    } else if (sign === ',') {
      if (typeof level?.at === 'number') level.at += 1;
      else if (level) level.expectsName = true;
    } else if (sign !== ':') {
      const value = JSON.parse(sign) as string;
      if (level?.names && level.expectsName) {
        level.at = value;
        level.expectsName = false;
        if (level.names.has(value)) report('This name is there twice.');
        level.names.add(value);
      }
      if (value.includes('\uFFFD'))
        report('A character was damaged (\uFFFD). Please write it again, and save the file as UTF-8.');
    }
  }
  return problems;
}

/** The number of the first line that is not UTF-8. @param bytes with such a line */
function firstDamagedLine(bytes: Buffer): number {
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf('\n', start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

/**
 * Parses a content file. A byte order mark, Windows line ends in texts, and the lines that npm writes above the output of a
 * script are left out.
 * @param file its name, for the error
 * @throws CommandError naming the line or the position when the file is not JSON in UTF-8
 */
export function parseContentFile(file: string, bytes: Buffer): { value: unknown; problems: Problem[] } {
  if (!isUtf8(bytes))
    throw new CommandError(
      `${file}: line ${firstDamagedLine(bytes)} is not UTF-8. Please save the file as UTF-8. Nothing was changed.`,
    );
  // The line ends stay, so that errors name the right line.
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^(?:\s*>[^\n]*\n)+/, (banner) => banner.replaceAll(/[^\n]/g, ''));
  try {
    JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const problems = scan(text);
  if (problems.length > 0) return { value: undefined, problems };
  const withPlainLineEnds = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value;
  return { value: JSON.parse(text, withPlainLineEnds), problems };
}
