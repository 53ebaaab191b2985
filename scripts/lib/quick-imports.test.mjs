import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const server = join(root, 'packages/server');
const hooks = new URL('./quick-imports.mjs', import.meta.url).href;
const script = `
  for (const name of ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'pg-boss'])
    console.log(name, Object.keys(await import(name)).sort().join());
`;
const load = (...options) =>
  run(process.execPath, [...options, '--input-type=module', '--eval', script], { cwd: server });

/** Everything that the server consists of, and what each module exports; a module loaded twice would count twice. */
const ownScript = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, nextLoad) {
      loaded.push(url);
      return nextLoad(url, context);
    },
  });
  for (const name of ['./src/app.ts', './src/start.ts'])
    console.log(Object.keys(await import(${JSON.stringify(new URL('../../packages/server/', import.meta.url).href)} + name)).join());
  console.log(loaded.sort().join('\\n'));
`;
// What the other tests have compiled, too.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') };
const loadOwn = (...options) =>
  run(process.execPath, [...options, '--input-type=module', '--eval', ownScript], { cwd: server, env });

it('loads the same modules as without it', { timeout: 60_000 }, async () => {
  const plain = await load();
  expect(plain.code).toBe(0);
  expect(plain.output).toMatch(/^drizzle-orm\/pg-core .*\bPgArray\b/m);
  expect(await load('--import', hooks)).toEqual(plain);
});

it('loads the same sources of ours, each once', { timeout: 60_000 }, async () => {
  const plain = await loadOwn();
  expect(plain.code, plain.output).toBe(0);
  expect(plain.output).toMatch(/server\/src\/app\.ts$/m);
  expect(await loadOwn('--import', hooks)).toEqual(plain);
});

it('says what is missing where a source of ours names a file that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, 'packages/one/src');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'a.ts'), "import './b.ts';\n");
  const { code, output } = await run(process.execPath, ['--import', hooks, join(source, 'a.ts')], {
    cwd: folder,
  });
  expect(code).toBe(1);
  expect(output).toContain('b.ts');
});
