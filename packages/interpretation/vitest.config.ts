import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'interpretation',
    root: import.meta.dirname,
    // No file leaves anything behind in a module, so the dictionary is read once for all of them.
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, '..', 'symbols', 'scripts', 'vitest-setup.ts')],
    // Some files read the whole dictionary: on a busy machine that takes longer than the usual five seconds.
    testTimeout: 30_000,
  },
});
