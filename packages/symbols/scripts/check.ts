import { join } from 'node:path';
import { checkContent, formatProblem } from './lib/check-content.ts';
import { parseContent, readContentFiles } from './lib/read-content.ts';

const content = parseContent(readContentFiles(join(import.meta.dirname, '..', 'content')));
const problems = checkContent(content);
for (const problem of problems) process.stdout.write(`${formatProblem(problem)}\n`);
const { themes } = content;
const celebrities = content.celebrities.reduce((sum, { people }) => sum + people.length, 0);
process.stdout.write(
  `${content.symbols.length} symbols, ${content.classes.length} classes, ${content.combined.length} combined, ` +
    `${celebrities} celebrities, ${content.practices.length} practices, ${themes.length} themes, ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
