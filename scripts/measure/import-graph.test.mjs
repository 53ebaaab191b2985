import { describe, expect, it } from 'vitest';
import { adjacency, buildEdges, findCycles, resolveImport } from './import-graph.mjs';

const files = new Set([
  'packages/server/src/app.ts',
  'packages/contract/src/index.ts',
  'packages/embedded-postgres/src/index.ts',
  'packages/payment-simulator/src/act.ts',
  'packages/web/src/ui/button.tsx',
]);

describe('resolveImport', () => {
  it.each([
    ['packages/server/src/main.ts', './app.ts', 'packages/server/src/app.ts'],
    ['packages/server/src/main.ts', '#server/app.ts', 'packages/server/src/app.ts'],
    ['packages/server/src/main.ts', '@chitta/contract', 'packages/contract/src/index.ts'],
    ['packages/server/src/main.ts', '@chitta/embedded-postgres', 'packages/embedded-postgres/src/index.ts'],
    ['packages/server/src/main.ts', '@chitta/payment-simulator/act', 'packages/payment-simulator/src/act.ts'],
    ['packages/web/src/main.tsx', '#web/ui/button', 'packages/web/src/ui/button.tsx'],
    [
      'packages/web/src/main.tsx',
      '@chitta/symbols/generated/lexicon.en.json',
      'packages/symbols/generated/lexicon.en.json',
    ],
    ['packages/server/src/main.ts', 'fastify', null],
  ])('%s imports %s', (from, specifier, expected) => {
    expect(resolveImport(from, specifier, files)).toBe(expected);
  });
});

describe('findCycles', () => {
  const graphOf = (pairs) => adjacency(pairs.map(([from, to]) => ({ from, to })));

  it('finds none in a diamond', () => {
    expect(
      findCycles(
        graphOf([
          ['a', 'b'],
          ['a', 'c'],
          ['b', 'd'],
          ['c', 'd'],
        ]),
      ),
    ).toEqual([]);
  });

  it('finds each loop once, with its members alone', () => {
    const cycles = findCycles(
      graphOf([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
        ['d', 'e'],
        ['e', 'd'],
        ['c', 'f'],
      ]),
    );
    expect(cycles.map((members) => members.sort())).toEqual([
      ['b', 'c'],
      ['d', 'e'],
    ]);
  });
});

describe('buildEdges', () => {
  it('keeps whether an import is of types alone', () => {
    const [edge] = buildEdges([
      {
        file: 'packages/server/src/app.ts',
        isTest: false,
        imports: [{ specifier: '@chitta/contract', isTypeOnly: true }],
      },
      { file: 'packages/contract/src/index.ts', isTest: false, imports: [] },
    ]);
    expect(edge).toMatchObject({ to: 'packages/contract/src/index.ts', isTypeOnly: true });
  });
});
