import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/lib/test-slow-first.mjs';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], environment: 'node' } },
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      'packages/{symbols,interpretation,server,web}/vitest.config.ts',
    ],
  },
});
