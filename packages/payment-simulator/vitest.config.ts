import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'payment-simulator', root: import.meta.dirname, include: ['src/**/*.test.ts'] },
});
