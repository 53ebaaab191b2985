import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWeb, compileData } from './build.mjs';
import { findPinnedNode, packageScript, root } from './paths.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

/**
 * A part of `npm test`. Parts of one stage run side by side, so they say nothing before they end.
 *
 * @typedef {{ name: string, title: string, stage: number, execute: (args: string[]) => Promise<Outcome> }} Section
 * @typedef {{ isRight: boolean, output?: string, counts?: import('./test-counts.mjs').Counts }} Outcome
 */

/** @type {Section[]} */
export const sections = [
  check('lint', 'Lint and format', [packageScript('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
  check('types', 'Types', [join(root, 'scripts/types.mjs')]),
  check('measure', 'Import directions and code measures', [join(root, 'scripts/measure.mjs'), '--check']),
  { name: 'unit', title: 'Unit and server tests', stage: 2, execute: runVitest },
  { name: 'e2e', title: 'End-to-end tests in a browser', stage: 3, execute: runPlaywright },
];

function check(name, title, args) {
  const execute = async () => {
    const { code, output } = await run(findPinnedNode(), args);
    return { isRight: code === 0, output };
  };
  return { name, title, stage: 1, execute };
}

async function runVitest(args) {
  await compileData();
  return await withReport(countVitest, async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // One more than cores: the slow files, which come first, often wait for processes of their own and for time to go by.
    const workers = `--maxWorkers=${availableParallelism() + 1}`;
    const options = ['--allowOnly=false', workers, ...reporters];
    const vitest = packageScript('vitest', 'vitest.mjs');
    return await run(findPinnedNode(), [vitest, 'run', ...options, ...args], { isShown: true });
  });
}

async function runPlaywright(args) {
  await ensureBrowser();
  await compileData();
  await buildWeb();
  return await withReport(countPlaywright, async (report) => {
    const command = [
      packageScript('@playwright', 'test', 'cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
    ];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return await run(findPinnedNode(), [...command, '--reporter=list,json', ...args], { isShown: true, env });
  });
}

async function withReport(count, execute) {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await execute(report);
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    // A run that counted nothing has tested nothing, whatever it says.
    return { isRight: code === 0 && counts !== undefined && counts.passed > 0, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads `--only=unit,e2e`; every other argument goes to the test runners. */
export function parseArguments(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.filter((name) => !sections.some((section) => section.name === name)) ?? [];
  return {
    chosen: sections.filter(({ name }) => !only || only.includes(name)),
    unknown,
    rest: args.filter((arg) => !arg.startsWith('--only=')),
  };
}
