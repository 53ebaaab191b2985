import { describe, expect, it } from 'vitest';
import { measureModules, quantile } from './numbers.mjs';

const moduleOf = (file, overrides = {}) => ({
  file,
  text: '',
  lines: 10,
  isTest: file.includes('.test.'),
  functions: [],
  imports: [],
  anyCount: 0,
  suppressions: 0,
  commentLines: 0,
  plainThrows: 0,
  hasDefaultExport: false,
  isBarrel: false,
  readsEnv: false,
  ...overrides,
});
const numberOf = (modules, name) => measureModules(modules, []).find((row) => row.name === name).value;

describe('quantile', () => {
  it.each([
    [[], 0.5, 0],
    [[5], 0.9, 5],
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 10],
  ])('of %j at %d is %d', (values, q, expected) => {
    expect(quantile(values, q)).toBe(expected);
  });
});

describe('measureModules', () => {
  it('counts tests whose source stands beside them', () => {
    const modules = [
      moduleOf('packages/server/src/a.ts', {
        functions: [{ name: 'a', lines: 10, complexity: 1, hasJsx: false }],
      }),
      moduleOf('packages/server/src/types.ts', { lines: 500 }),
      moduleOf('packages/server/src/a.test.ts'),
      moduleOf('packages/server/src/b.test.ts'),
    ];
    expect(numberOf(modules, 'tests beside their source, %')).toBe(50);
    expect(numberOf(modules, 'test lines per line of code')).toBe(2);
  });

  it('reports the package whose environment is read in more than one file', () => {
    const modules = ['x', 'y'].map((name) => moduleOf(`packages/server/src/${name}.ts`, { readsEnv: true }));
    expect(numberOf(modules, 'files reading env, per package, max')).toBe(2);
  });

  it('does not count tests as files of a folder', () => {
    const modules = [moduleOf('packages/web/src/a.ts'), moduleOf('packages/web/src/a.test.ts')];
    expect(numberOf(modules, 'files per folder, max')).toBe(1);
  });
});
