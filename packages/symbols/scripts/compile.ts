import { join } from 'node:path';
import { compileContent } from './lib/compile-content.ts';

const home = join(import.meta.dirname, '..');
const result = compileContent(join(home, 'content'), join(home, 'generated'), {
  force: process.argv.includes('--force'),
});
if (result.isWritten) process.stdout.write(`dictionary compiled: ${result.symbols} symbols\n`);
