/**
 * Whether a version such as '24.21.0' is at least `minimum`.
 * @param {string} version
 * @param {number[]} minimum its first numbers, such as [24, 7]
 */
export function isAtLeast(version, minimum) {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, wanted] of minimum.entries()) {
    const found = numbers[index] ?? 0;
    if (found !== wanted) return found > wanted;
  }
  return true;
}
