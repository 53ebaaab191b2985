import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureAsvs } from './measure/asvs.mjs';
import { measureClassNames } from './measure/class-names.mjs';
import { findViolations } from './measure/directions.mjs';
import { measureDocLinks } from './measure/doc-links.mjs';
import { measureDocPaths } from './measure/doc-paths.mjs';
import { measureDuplication } from './measure/duplication.mjs';
import { measureFloatMoney } from './measure/float-money.mjs';
import { measureGroups } from './measure/groups.mjs';
import { buildEdges } from './measure/import-graph.mjs';
import { measureLanguageNames } from './measure/language-names.mjs';
import { measureModules } from './measure/numbers.mjs';
import { measurePackages } from './measure/packages.mjs';
import { parseSource } from './measure/parse.mjs';
import { measureReleasedMigrations } from './measure/released-migrations.mjs';
import { listSourceFiles } from './measure/source-files.mjs';
import { measureUnused } from './measure/unused.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = listSourceFiles(root).map((source) => ({ ...source, ...parseSource(source) }));
const edges = buildEdges(modules);
const violations = findViolations(edges);
const rows = [
  ...measureModules(modules, edges),
  ...measurePackages(modules, edges),
  measureDuplication(root),
  measureUnused(root),
  measureClassNames(root),
  measureDocLinks(root),
  measureDocPaths(root),
  measureFloatMoney(modules),
  measureLanguageNames(modules),
  measureAsvs(root),
  measureReleasedMigrations(root),
  measureGroups(modules),
  { name: 'import direction violations', value: violations.length, cap: 0 },
];

const isOver = (row) =>
  (row.cap !== undefined && row.value > row.cap) || (row.floor !== undefined && row.value < row.floor);
const limitOf = (row) => {
  if (row.cap !== undefined) return `≤ ${row.cap}`;
  return row.floor === undefined ? '' : `≥ ${row.floor}`;
};

for (const row of rows) {
  const mark = isOver(row) ? '  OVER' : '';
  console.log(`${row.name.padEnd(56)} ${String(row.value).padStart(8)}   ${limitOf(row).padEnd(8)}${mark}`);
}
for (const violation of violations) console.log(`direction: ${violation}`);

const over = rows.filter(isOver);
if (over.length > 0) {
  console.log('');
  for (const row of over) if (row.where) console.log(`${row.name}: ${row.where}`);
  console.log(`\n${over.length} of ${rows.length} numbers are over their limit.`);
  process.exitCode = 1;
} else console.log(`\nAll ${rows.length} numbers are within their limits.`);
