import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'interpretation',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, '..', 'symbols', 'scripts', 'vitest-setup.ts')],
  },
});
