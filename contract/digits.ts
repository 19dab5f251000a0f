const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Replaces the digits of all scripts, such as ९ or ９, by 0 to 9. Unicode has the ten digits of a script in a row, from zero to nine
 * (The Unicode Standard, 4.6).
 */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });

/** A code as it was typed or copied, without spaces, dashes and characters that nobody sees. */
export const codeDigits = (code: string): string => asciiDigits(code).replaceAll(/[\s\p{Pd}\p{DI}]/gu, '');
