import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Bench, type BenchResult, isMet } from './lib/bench-result.ts';

/** `npm run bench [name …]`: runs `bench/*.bench.ts` one after the other and prints each figure beside its budget. */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort();

function print(result: BenchResult): void {
  const value = result.value < 10 ? result.value.toFixed(3) : result.value.toFixed(1);
  const verdict = isMet(result) ? 'met' : 'MISSED';
  console.log(
    `  ${verdict.padEnd(7)}${value.padStart(9)} ${result.unit.padEnd(6)} ${result.budget.kind} ${result.budget.value}   ${result.name}`,
  );
}

let missed = 0;
for (const file of files) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { run } = (await import(path.join(import.meta.dirname, file))) as { run: Bench };
  const results = await run();
  for (const result of results) print(result);
  missed += results.filter((result) => !isMet(result)).length;
}
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
