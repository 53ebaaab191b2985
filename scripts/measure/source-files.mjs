import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders whose TypeScript and plain JavaScript is measured. Content, locales and generated files are not code. */
const codeFile = /^(packages\/[^/]+\/(src|scripts)|bench|e2e|scripts)\/.*\.(ts|tsx|mjs)$/;
const excluded = /(\.d\.ts$|\/migrations\/|\/locales\/|\/generated\/)/;
const testFile = /(\.(test|spec)\.(ts|tsx|mjs)$|\/testing\/|^e2e\/|\/test-support\/)/;

/**
 * Every measured file of the checkout: those git tracks and those it would track.
 *
 * @returns {{ file: string, text: string, lines: number, isTest: boolean }[]} paths relative to `root`, with `/`
 */
export function listSourceFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0'))]
    .filter((file) => codeFile.test(file) && !excluded.test(file) && existsSync(path.join(root, file)))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, lines: text.split('\n').length - 1, isTest: testFile.test(file) };
    });
}
