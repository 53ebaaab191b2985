import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'experiments',
    root: import.meta.dirname,
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
