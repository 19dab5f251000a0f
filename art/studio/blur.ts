/**
 * Box blur of a grid with running sums; two or more passes approximate a Gaussian blur.
 * Values at the edges repeat outwards. Returns a new grid.
 */
export function blur(grid: Float32Array, width: number, height: number, radius: number, passes = 2) {
  const reach = Math.max(1, Math.round(radius));
  const scale = 1 / (2 * reach + 1);
  const across = new Float32Array(width * height);
  let from = grid;
  for (let pass = 0; pass < passes; pass++) {
    const into = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = from[row] * (reach + 1);
      for (let i = 1; i <= reach; i++) sum += from[row + Math.min(i, width - 1)];
      for (let x = 0; x < width; x++) {
        across[row + x] = sum * scale;
        sum += from[row + Math.min(x + reach + 1, width - 1)] - from[row + Math.max(x - reach, 0)];
      }
    }
    for (let x = 0; x < width; x++) {
      let sum = across[x] * (reach + 1);
      for (let i = 1; i <= reach; i++) sum += across[Math.min(i, height - 1) * width + x];
      for (let y = 0; y < height; y++) {
        into[y * width + x] = sum * scale;
        sum +=
          across[Math.min(y + reach + 1, height - 1) * width + x] -
          across[Math.max(y - reach, 0) * width + x];
      }
    }
    from = into;
  }
  return from;
}
