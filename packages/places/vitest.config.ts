import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'places',
    root: import.meta.dirname,
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
