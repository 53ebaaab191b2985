import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb, compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, isPinnedNode, root } from './lib/paths.mjs';
import { runMain } from './lib/run.mjs';

/**
 * `npm start`: makes what is missing, then becomes the server. There is no second process in between
 * (except the very first time, when npm itself runs on another Node), so signals, exit code and
 * `kill -9` meet the server itself.
 */
await runMain(async () => {
  await ensureInstalled();
  if (!isPinnedNode()) return await continueOnPinnedNode();
  await compileData();
  await buildWeb();
  return await becomeServer();
});

function continueOnPinnedNode() {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(findPinnedNode(), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function becomeServer() {
  // The channel to the first process only tells when that one is gone.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  stopWithNpm();
  process.chdir(root);
  await import('./lib/quick-imports.mjs');
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
  const main = join(root, 'packages/server/src/main.ts');
  process.argv[1] = main;
  await import(main);
  // Written early, because a server that is killed never gets to it.
  setTimeout(() => module.flushCompileCache(), 3000).unref();
  return process.exitCode;
}

/** npm passes signals on to the server, but cannot when it is killed itself. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
