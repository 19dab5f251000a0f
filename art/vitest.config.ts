import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: [...configDefaults.exclude, 'drafts'], testTimeout: 120_000 },
});
