import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb, compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, isPinnedNode, root } from './lib/paths.mjs';
import { makeRelease } from './lib/release.mjs';
import { runMain, SetupError } from './lib/run.mjs';

const usage = `npm run build                    installs and builds what changed, without starting anything
npm run build -- --to FOLDER     the same, and puts into a new folder all that a server needs to run, and nothing else`;

/** `npm run build`: everything that `npm start` does before it serves. */
await runMain(async () => {
  const { to, help } = readOptions();
  if (help) {
    console.log(usage);
    return 0;
  }
  await ensureInstalled();
  if (!isPinnedNode()) return rerunOnPinnedNode();
  await compileData();
  await buildWeb();
  // npm runs scripts in the repository's folder; a folder is named from where the command was typed.
  if (to !== undefined) await makeRelease(root, resolve(process.env.INIT_CWD ?? process.cwd(), to));
  return 0;
});

function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new SetupError(`${error.message.split('. ')[0]}.\n${usage}`);
  }
}

function rerunOnPinnedNode() {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  return spawnSync(findPinnedNode(), args, { stdio: 'inherit' }).status ?? 1;
}
