import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-postgres',
    root: import.meta.dirname,
    // A process of its own may change its user, which a thread may not.
    pool: 'forks',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
