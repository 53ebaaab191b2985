import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('loads the same modules as without it', async () => {
  const plain = await load();
  expect(plain.code).toBe(0);
  expect(plain.output).toMatch(/^drizzle-orm\/pg-core .*\bPgArray\b/m);
  expect(await load('--import', hooks)).toEqual(plain);
});
