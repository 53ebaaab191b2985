import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'symbols',
    root: import.meta.dirname,
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // One test reads the whole dictionary: on a busy machine that takes longer than the usual five seconds.
    testTimeout: 30_000,
  },
});
