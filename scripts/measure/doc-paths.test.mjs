import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isThere, namedPaths } from './doc-paths.mjs';

const files = [
  'packages/server/src/cli/help.ts',
  'packages/server/src/db/migrations/0001_create_accounts.sql',
  'packages/server/src/features/journal/dreams/dreams.routes.ts',
  'packages/web/src/lib/locales/errors.en.json',
  'packages/web/src/lib/locales/errors.es.json',
];

it('reads what names a file or a folder of the repository, and no addresses, types or data', () => {
  const text =
    'See `server/src/cli/` and `cli/help.ts`,\n`packages/web`; `/api/ready`, `application/x-ndjson`, `drafts/`, `DATA_DIR/files/`, `node_modules/.bin/node a.mjs`';
  expect(namedPaths(text)).toEqual([
    { named: 'server/src/cli/', line: 1 },
    { named: 'cli/help.ts', line: 1 },
    { named: 'packages/web', line: 2 },
  ]);
});

it.each([
  'server/src/cli/',
  'packages/web',
  'cli/help.ts',
  'server/src/db/migrations/NNNN_intent.sql',
  'server/src/features/<group>/<feature>/',
  'server/src/**/<feature>.routes.ts',
  'web/src/lib/locales/errors.*.json',
  'locales/errors.{en,es}.json',
])('finds %s', (named) => {
  expect(isThere(named, files)).toBe(true);
});

it.each([
  'server/src/cl/',
  'cli/helper.ts',
  'packages/webs',
  'locales/errors.{en,fr}.json',
  'features/<group>/dreams.routes.ts',
])('misses %s', (named) => {
  expect(isThere(named, files)).toBe(false);
});

it('is told by ARCHITECTURE.md where each feature of the server stands', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const house = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const features = path.join(root, 'packages/server/src/features');
  const names = readdirSync(features).flatMap((group) => readdirSync(path.join(features, group)));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(house))).toEqual([]);
});
