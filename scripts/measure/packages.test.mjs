import { expect, it } from 'vitest';
import { measurePackages } from './packages.mjs';

const moduleOf = (file, complexity) => ({
  file,
  text: '',
  lines: 10,
  isTest: false,
  functions: [{ name: 'a', line: 1, lines: 10, complexity, hasJsx: false }],
  imports: [],
  anyCount: 0,
  suppressions: 0,
  commentLines: 0,
  plainThrows: 0,
  hasDefaultExport: false,
  isBarrel: false,
  readsEnv: false,
});

it('measures each package by itself, against its own limit', () => {
  const rows = measurePackages(
    [
      moduleOf('packages/interpretation/src/a.ts', 12),
      moduleOf('packages/web/src/b.ts', 3),
      moduleOf('bench/c.ts', 3),
    ],
    [],
  );
  const find = (name) => rows.find((row) => row.name === name);
  expect(find('interpretation: cyclomatic over 10, per 1000 functions')).toMatchObject({
    value: 1000,
    cap: 2.5,
  });
  expect(find('interpretation: test lines per line of code')).toMatchObject({ floor: 0.46 });
  expect(find('web: cyclomatic over 10, per 1000 functions')).toMatchObject({ value: 0, cap: 2.5 });
  expect(find('web: test lines per line of code')).toMatchObject({ value: 0, floor: 0.6 });
  expect(rows.some(({ name }) => name.startsWith('bench'))).toBe(false);
});
