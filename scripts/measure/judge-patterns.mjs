import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPatterns, growthOf, judgedFile, keyOf } from './patterns.mjs';
import { listSourceFiles } from './source-files.mjs';

/**
 * `node scripts/measure/judge-patterns.mjs`: judges every regular expression anew, a minute long, and keeps those that
 * take linear time. The test judges what is not kept here, so this only saves time.
 */
const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const patterns = listSourceFiles(root)
  .filter(({ file, isTest }) => /^packages\/[^/]+\/src\//.test(file) && !isTest)
  .flatMap(findPatterns);
const linear = new Set();
for (const pattern of patterns) {
  const tries = !pattern.file.startsWith('packages/interpretation/');
  if ((await growthOf(pattern, { tries })) !== 'steep') linear.add(keyOf(pattern));
}
writeFileSync(path.join(root, judgedFile), `${[...linear].sort().join('\n')}\n`);
console.log(`${linear.size} of ${patterns.length} regular expressions are kept as linear.`);
