import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findAsvsFaults, readRows } from './asvs.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../docs/asvs');
const shipped = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
);
const fourth = [...shipped.keys()].find((name) => name.startsWith('v04-'));
const everythingExists = () => true;
const ofShipped = findAsvsFaults(shipped, everythingExists);

/** Faults that the shipped table gets by a change of its fourth chapter. */
function faultsAfter(change, exists = everythingExists) {
  const changed = new Map(shipped).set(fourth, change(shipped.get(fourth)));
  return findAsvsFaults(changed, exists).filter((fault) => !ofShipped.includes(fault));
}

it('reads a row with what shows it', () => {
  const row =
    '| V4.1.1 | a type | met | `packages/a.test.ts`, also `docs/b.md` and [this](#part); not `/api/c` |';
  expect(readRows(`| id | asks |\n|---|---|\n${row}\n`)).toEqual([
    { id: '4.1.1', cells: 4, state: 'met', paths: ['packages/a.test.ts', 'docs/b.md', '#part'] },
  ]);
});

describe('the table', () => {
  const first = /^\| 4\.1\.1 \|.*\n/m;
  const row = first.exec(shipped.get(fourth))[0];

  it.each([
    ['a missing id', (text) => text.replace(first, ''), '4.1.1 is missing'],
    ['an id that stands twice', (text) => text.replace(first, row + row), '4.1.1 stands twice'],
    ['an id of level 3', (text) => text.replace('| 4.1.3 |', '| 4.1.4 |'), '4.1.4 is not of levels 1 and 2'],
    [
      'a state of its own',
      (text) => text.replace(row, row.replace('| met |', '| mostly |')),
      '4.1.1 is “mostly”',
    ],
    [
      'a deviation without its day',
      (text) => text.replace(row, row.replace('| met |', '| deviation |')),
      '4.1.1 is “deviation”',
    ],
    [
      'a claim that nothing shows',
      (text) => text.replace(first, '| 4.1.1 | a type | met | surely |\n'),
      '4.1.1 is met, and nothing shows it',
    ],
    ['a column too many', (text) => text.replace(row, row.replace('|', '| |')), '4.1.1 is missing'],
  ])('is refused with %s', (_, change, fault) => {
    expect(faultsAfter(change)).toContain(fault);
  });

  it('is refused with counts that are no longer right, and files that are not there', () => {
    const gone = 'packages/gone.test.ts';
    const faults = faultsAfter(
      (text) => text.replace(first, `| 4.1.1 | a type | met | \`${gone}\` |\n${row}`),
      (file) => file !== gone,
    );
    expect(faults).toContain(`${fourth}: no ${gone}`);
    expect(faults.some((fault) => fault.startsWith('README.md says'))).toBe(true);
  });
});
