/** A number with three significant digits, or as a whole number above that: "0.27", "12.5", "6,104". */
export const numberText = (value: number): string =>
  value.toLocaleString(
    'en-US',
    Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
