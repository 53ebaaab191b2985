import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { exampleDream } from './build/example-dream.ts';

export default defineConfig({
  plugins: [react(), exampleDream()],
  test: {
    name: 'web',
    // Isolated like forks, but each worker builds its DOM once.
    pool: 'vmThreads',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
