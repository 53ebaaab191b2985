import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** The environment of a thread, and where the thread keeps compiled modules. */
const script = `
  import { Worker } from 'node:worker_threads';
  import { threadEnvironment } from '${new URL('./thread-environment.ts', import.meta.url).href}';
  const code = 'const { getCompileCacheDir } = require("node:module"); console.log(JSON.stringify([process.env, getCompileCacheDir()]))';
  new Worker(code, { eval: true, execArgv: [], env: threadEnvironment() });
`;

async function inThread(env: Record<string, string>): Promise<[Record<string, string>, string | null]> {
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}

it('tells a thread where compiled modules are, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-compiled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [env, used] = await inThread({ NODE_COMPILE_CACHE: folder, SECRET_KEY: 'hidden' });
  expect(env).toEqual({ NODE_COMPILE_CACHE: folder });
  expect(used).toContain(folder);
});

it('tells a thread nothing where none are kept', async () => {
  expect(await inThread({ SECRET_KEY: 'hidden' })).toEqual([{}, null]);
});
