import { join } from 'node:path';
import { compileContent } from './lib/compile-content.ts';

/** Vitest global set-up for test suites that read the compiled dictionary. */
export function setup(): void {
  const home = join(import.meta.dirname, '..');
  compileContent(join(home, 'content'), join(home, 'generated'), { force: false });
}
