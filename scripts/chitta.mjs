import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, root } from './lib/paths.mjs';
import { runMain } from './lib/run.mjs';

/** `npm run chitta -- <command>`: the operator's command line, on the pinned Node. Notes go to stderr: stdout is data. */
await runMain(async () => {
  console.log = console.error;
  await ensureInstalled();
  await compileData();
  // npm runs scripts in the repository's folder; files are named from where the command was typed.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const quickly = ['--import', new URL('./lib/quick-imports.mjs', import.meta.url).href];
  const args = [...quickly, join(root, 'packages/server/src/cli/main.ts'), ...process.argv.slice(2)];
  return spawnSync(findPinnedNode(), args, { cwd: resolve(cwd), stdio: 'inherit' }).status ?? 1;
});
