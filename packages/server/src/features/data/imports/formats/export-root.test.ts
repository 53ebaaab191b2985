import { describe, expect, it } from 'vitest';
import { isExport, rootOf } from './export-root.ts';

describe('where an export lies in an archive', () => {
  it.each([
    [['manifest.json', 'data/dreams/0001.json'], ''],
    [['chitta/manifest.json', 'chitta/data/x.json'], 'chitta/'],
    [['a/b/manifest.json', 'manifest.json'], ''],
    [['a/deeper/manifest.json', 'b/manifest.json'], 'b/'],
    [['my-manifest.json', 'manifest.json.txt'], null],
    [[], null],
  ])('%j: %j', (names, root) => {
    expect(rootOf(names)).toBe(root);
  });

  it.each([
    [['manifest.json', 'data/dreams/0001.json'], true],
    [['x/manifest.json', 'x/data/dreams/0001.json'], true],
    [['x/manifest.json', 'data/dreams/0001.json'], false],
    [['manifest.json', 'dreams.json'], false],
    [['data/dreams/0001.json'], false],
  ])('%j is an export: %j', (names, expected) => {
    expect(isExport(names)).toBe(expected);
  });
});
