import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/lib/test-slow-first.mjs';

export default defineConfig({
  test: {
    // A worker of the pages' tests keeps every file's DOM until it ends: at this much another takes over.
    vmMemoryLimit: '700MB',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], environment: 'node', isolate: false },
      },
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      'packages/{astrology,experiments,places,symbols,interpretation,payment-simulator,embedded-postgres,server,web}/vitest.config.ts',
    ],
  },
});
