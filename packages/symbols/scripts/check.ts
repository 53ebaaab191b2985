import { join } from 'node:path';
import { checkContent, formatProblem } from './lib/check-content.ts';
import { parseContent, readContentFiles } from './lib/read-content.ts';

const entries = parseContent(readContentFiles(join(import.meta.dirname, '..', 'content')));
const problems = checkContent(entries);
for (const problem of problems) process.stdout.write(`${formatProblem(problem)}\n`);
process.stdout.write(`${entries.length} symbols, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
