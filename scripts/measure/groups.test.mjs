import { describe, expect, it } from 'vitest';
import { measureGroups } from './groups.mjs';

const inOrder = [
  'packages/contract/src/limits.ts',
  'packages/contract/src/journal/readings.ts',
  'packages/contract/src/payments/referrals-admin.ts',
  'packages/contract/src/site/system.ts',
  'packages/server/src/features/journal/readings/read-dream.ts',
  'packages/server/src/features/payments/referrals/admin/list-referrals.ts',
  'packages/server/src/db/tables/bytea.ts',
  'packages/server/src/db/tables/journal/dreams.ts',
  'packages/server/src/db/tables/platform/rate-limits.ts',
  'packages/web/src/features/journal/readings/evidence/reading-basis.tsx',
  'packages/web/src/features/payments/referrals-admin/referrals-page.tsx',
];
const measure = (...files) =>
  measureGroups([...inOrder, ...files].map((file) => ({ file, isTest: file.includes('.test.') })));

describe('measureGroups', () => {
  it('finds nothing where each feature has one group', () => {
    expect(measure()).toMatchObject({ value: 0, where: '' });
  });

  it.each([
    [
      'another group in the web',
      'packages/web/src/features/site/readings/reading-view.tsx',
      'readings stands in journal in contract and server and web, site in web',
    ],
    [
      'a contract file named like a feature of another group',
      'packages/contract/src/symbols/readings.ts',
      'readings stands in journal in contract and server and web, symbols in contract',
    ],
    [
      'what administrators do with it in another group',
      'packages/contract/src/admin/referrals.ts',
      'referrals stands in payments in contract and server and web, admin in contract',
    ],
    [
      'a group that the contract has not',
      'packages/server/src/features/people/greetings/greet.ts',
      'people is no group of the contract',
    ],
    [
      'tables of such a group',
      'packages/server/src/db/tables/people/greetings.ts',
      'people is no group of the contract',
    ],
    [
      'a file beside the features',
      'packages/server/src/features/journal/helpers.ts',
      'packages/server/src/features/journal/helpers.ts belongs to no feature',
    ],
  ])('refuses %s', (_what, file, told) => {
    expect(measure(file)).toMatchObject({ value: 1, where: told });
  });

  it('leaves tests where they are', () => {
    expect(measure('packages/web/src/features/site/readings/x.test.tsx').value).toBe(0);
  });
});
