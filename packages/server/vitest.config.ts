import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Where `npm start` keeps compiled modules, too: workers, and the threads of hundreds of apps, start with them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compile');

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    pool: 'forks',
    // No file leaves anything behind in a module, so a worker loads the server once for all its files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
