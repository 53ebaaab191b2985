import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'symbols',
    root: import.meta.dirname,
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
