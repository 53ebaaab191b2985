import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, packageScript, root } from './lib/paths.mjs';
import { runMain } from './lib/run.mjs';

/** Where the pages are while developing: Vite serves them and passes calls on to the server. */
const pagesPort = '5173';

/** `npm run dev`: the server restarts and the pages reload when their sources change. */
await runMain(async () => {
  await ensureInstalled();
  await compileData();
  const port = process.env.PORT ?? '3000';
  const watch = ['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')];
  const vite = [packageScript('vite', 'bin', 'vite.js'), '--port', pagesPort, '--strictPort'];
  // The address that the server says it is ready at is the one to open.
  const address = process.env.PUBLIC_URL ?? `http://localhost:${pagesPort}`;
  const children = [
    start([...watch, ...process.argv.slice(2)], root, { PORT: port, PUBLIC_URL: address }),
    start(vite, join(root, 'packages/web'), { API_PORT: port }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const codes = await Promise.all(children.map((child) => untilExit(child).finally(stop)));
  return Math.max(...codes);
});

function start(args, cwd, env) {
  return spawn(findPinnedNode(), args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}

function untilExit(child) {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0));
  });
}
