import { describe, expect, it } from 'vitest';
import { findFloatMoney, measureFloatMoney } from './float-money.mjs';

const ofMoney = 'packages/server/src/features/payments/memberships/a.ts';
const ofElse = 'packages/web/src/features/identity/profile/a.ts';
const find = (text, file = ofMoney, imports = []) => findFloatMoney({ file, text, imports });

describe('findFloatMoney', () => {
  it.each(['x / 100', 'x * 100', '100 * x', 'x /= 100', 'x.toFixed(2)', 'f(1 + x / 100)'])(
    'finds %s where money is the matter',
    (code) => expect(find(`let x = 1;\n${code};`)).toEqual([`${ofMoney}:2`]),
  );

  it.each([
    'price / 100',
    'plan.amount * 100',
    '(invoice.total.amount as number) / 100',
    'amount().toFixed(2)',
  ])('finds %s anywhere', (code) => expect(find(`${code};`, ofElse)).toEqual([`${ofElse}:1`]));

  it('knows a module about money by what it imports', () => {
    expect(find('x / 100', ofElse, [{ specifier: '@chitta/contract/money' }])).toHaveLength(1);
    expect(find('x / 100', ofElse, [{ specifier: '@chitta/contract/money/prorate' }])).toHaveLength(1);
  });

  it.each(['zoom / 100', 'edge.toFixed(3)', 'userId * 100', '(width * 100) / zoom', 'amount / 1000'])(
    'leaves %s alone elsewhere',
    (code) => expect(find(`${code};`, ofElse)).toEqual([]),
  );

  it.each(['100 / x', 'x % 100', 'x + 100', '// x / 100', "'x / 100'", 'x / 1000'])(
    'leaves %s alone everywhere',
    (code) => expect(find(code)).toEqual([]),
  );

  it('lets the formatter do its work', () => {
    expect(find('x / 100', 'packages/contract/src/money/money.ts')).toEqual([]);
  });
});

it('counts what is in the packages, tests apart', () => {
  const bad = { text: 'price / 100', imports: [] };
  const modules = [
    { ...bad, file: ofElse, isTest: false },
    { ...bad, file: 'packages/web/src/a.test.ts', isTest: true },
    { ...bad, file: 'bench/a.ts', isTest: false },
  ];
  expect(measureFloatMoney(modules)).toMatchObject({ value: 1, cap: 0, where: `${ofElse}:1` });
});
