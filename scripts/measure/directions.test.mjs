import { describe, expect, it } from 'vitest';
import { findViolations } from './directions.mjs';

const edge = (from, to, more = {}) => ({
  from: `packages/${from}`,
  to: `packages/${to}`,
  isTypeOnly: false,
  isTestFile: false,
  ...more,
});

describe('findViolations', () => {
  it.each([
    ['web reaches into the server', edge('web/src/a.ts', 'server/src/b.ts')],
    ['interpretation runs code of symbols', edge('interpretation/src/a.ts', 'symbols/src/types.ts')],
    ['symbols imports interpretation', edge('symbols/src/a.ts', 'interpretation/src/b.ts')],
    ['web bundles the schemas', edge('web/src/a.ts', 'contract/src/index.ts')],
    [
      'platform knows a feature',
      edge('server/src/platform/a.ts', 'server/src/features/journal/dreams/read-dream.ts'),
    ],
    [
      'a feature imports routes',
      edge('server/src/features/one/a/x.ts', 'server/src/features/one/a/a.routes.ts'),
    ],
    ['an operation reads a table', edge('server/src/features/one/a/read-a.ts', 'server/src/db/tables/a.ts')],
    [
      'a policy queries',
      edge('server/src/features/one/a/a.policy.ts', 'server/src/features/one/a/a.queries.ts'),
    ],
    [
      'queries of another feature',
      edge('server/src/features/one/a/read-a.ts', 'server/src/features/one/b/b.queries.ts'),
    ],
    ['ui knows a feature', edge('web/src/ui/a.tsx', 'web/src/features/journal/dreams/b.tsx')],
    ['web features import each other', edge('web/src/features/one/a/x.tsx', 'web/src/features/one/b/y.tsx')],
    ['a feature imports app', edge('web/src/features/one/a/x.tsx', 'web/src/app/paths.ts')],
    ['the embedded PostgreSQL knows the server', edge('embedded-postgres/src/a.ts', 'server/src/b.ts')],
    [
      'the embedded PostgreSQL takes a package',
      { ...edge('embedded-postgres/src/a.ts', ''), to: null, specifier: 'pg' },
    ],
    [
      'the engine carries its evaluation',
      edge('interpretation/src/index.ts', 'interpretation/src/evaluation/index.ts'),
    ],
    [
      'one language takes from another',
      edge('interpretation/src/languages/en/words/a.ts', 'interpretation/src/languages/es/words/a.ts', {
        isTypeOnly: true,
      }),
    ],
    [
      'the engine takes from a language',
      edge('interpretation/src/reading/a.ts', 'interpretation/src/languages/es/pack.ts'),
    ],
    ['a browser carries the trace', edge('web/src/a.ts', 'interpretation/src/trace/index.ts')],
    ['the contract takes a package', { ...edge('contract/src/a.ts', ''), to: null, specifier: 'fastify' }],
  ])('refuses: %s', (_why, wrong) => {
    expect(findViolations([wrong])).toHaveLength(1);
  });

  it.each([
    ['types of the contract in the web', edge('web/src/a.ts', 'contract/src/index.ts', { isTypeOnly: true })],
    ['limits in the web', edge('web/src/a.ts', 'contract/src/limits.ts')],
    [
      "another feature's operation",
      edge('server/src/features/one/a/read-a.ts', 'server/src/features/one/b/find-b.ts'),
    ],
    ['queries on tables', edge('server/src/features/one/a/a.queries.ts', 'server/src/db/tables/a.ts')],
    ['a test that needs anything', edge('web/src/a.test.ts', 'server/src/b.ts', { isTestFile: true })],
    [
      'a pack in the registry',
      edge('interpretation/src/languages/language-packs.ts', 'interpretation/src/languages/en/pack.ts'),
    ],
    [
      'types of packs in a language',
      edge('interpretation/src/languages/en/pack.ts', 'interpretation/src/languages/pack/word-pack.ts'),
    ],
    [
      'published figures in the web',
      edge('web/src/a.ts', 'interpretation/src/languages/published-figures.ts'),
    ],
    ['the trace on the server', edge('server/src/a.ts', 'interpretation/src/trace/index.ts')],
    ['zod in the contract', { ...edge('contract/src/a.ts', ''), to: null, specifier: 'zod' }],
  ])('allows: %s', (_why, right) => {
    expect(findViolations([right])).toEqual([]);
  });

  it('refuses features that import each other', () => {
    const found = findViolations([
      edge('server/src/features/one/a/read-a.ts', 'server/src/features/one/b/find-b.ts'),
      edge('server/src/features/one/b/find-b.ts', 'server/src/features/one/a/read-a.ts'),
    ]);
    expect(found).toEqual([expect.stringContaining('import each other')]);
  });
});
