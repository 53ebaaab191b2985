import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, root } from './lib/paths.mjs';
import { runMain } from './lib/run.mjs';

/** `npm run bench [name …]`: measures the built app against its budgets, on the pinned Node. */
await runMain(async () => {
  await ensureInstalled();
  await compileData();
  await buildWeb();
  const args = [join(root, 'bench/run.ts'), ...process.argv.slice(2)];
  return spawnSync(findPinnedNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
});
