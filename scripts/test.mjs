import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, isPinnedNode } from './lib/paths.mjs';
import { runMain, SetupError } from './lib/run.mjs';
import { addCounts } from './lib/test-counts.mjs';
import { parseArguments, sections } from './lib/test-sections.mjs';

/**
 * `npm test`: installs what is missing, then checks everything. `npm test -- --only=unit` runs one part,
 * and further arguments go to its test runner (`npm test -- --only=unit dreams`).
 */
await runMain(async () => {
  await ensureInstalled();
  if (!isPinnedNode()) return rerunOnPinnedNode();
  const { chosen, unknown, rest } = parseArguments(process.argv.slice(2));
  if (unknown.length > 0) {
    const names = sections.map(({ name }) => name).join(', ');
    throw new SetupError(`There is no part "${unknown.join('", "')}". The parts are: ${names}.`);
  }
  return await runStages(chosen, rest);
});

function rerunOnPinnedNode() {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  return spawnSync(findPinnedNode(), args, { stdio: 'inherit' }).status ?? 1;
}

/** Runs stage after stage, and ends with the first in which something failed. */
async function runStages(chosen, args) {
  const counts = [];
  const failed = [];
  for (const stage of new Set(chosen.map((section) => section.stage))) {
    const group = chosen.filter((section) => section.stage === stage);
    const outcomes = await Promise.all(group.map((section) => runSection(section, args)));
    counts.push(...outcomes.flatMap((outcome) => outcome.counts ?? []));
    failed.push(...group.filter((_, index) => !outcomes[index].isRight));
    if (failed.length > 0) break;
  }
  return summarise(addCounts(counts), failed);
}

async function runSection(section, args) {
  const showsItself = section.stage > 1;
  if (showsItself) console.log(`\n== ${section.title}`);
  const started = performance.now();
  const outcome = await section.execute(args).catch((error) => {
    if (error instanceof SetupError) return { isRight: false, output: error.message };
    throw error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!showsItself) console.log(`\n== ${section.title}`);
  if (outcome.output && !outcome.isRight) console.log(outcome.output.trim());
  console.log(`${outcome.isRight ? 'passed' : 'FAILED'} (${section.name}, ${seconds} s)`);
  return outcome;
}

function summarise(counts, failed) {
  console.log('');
  for (const title of counts.skipped) console.log(`skipped: ${title}`);
  if (failed.length > 0)
    console.log(`Failed: ${failed.map(({ name, title }) => `${title} (--only=${name})`).join(', ')}`);
  // A part that fails without a failing test, such as lint, counts as one.
  const failures = failed.length > 0 ? Math.max(counts.failed, failed.length) : counts.failed;
  console.log(`${counts.passed} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}
