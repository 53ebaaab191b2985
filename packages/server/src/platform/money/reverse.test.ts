import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reversalOf, reverse } from './reverse.ts';

it.each([
  [15, -15],
  [-15, 15],
  [0, 0],
])('turns %i into %i', (amount, reversed) => {
  expect(reverse(amount)).toBe(reversed);
});

it.each([
  [{ commission: 200, refunded: 999, amount: 999, reversed: 0 }, 200],
  [{ commission: 200, refunded: 333, amount: 999, reversed: 0 }, 67],
  [{ commission: 200, refunded: 666, amount: 999, reversed: 67 }, 66],
  [{ commission: 200, refunded: 999, amount: 999, reversed: 133 }, 67],
  [{ commission: 1, refunded: 1, amount: 2, reversed: 0 }, 1],
  [{ commission: 200, refunded: 0, amount: 999, reversed: 67 }, -67],
])('takes back of %j %i', (claim, reversal) => {
  expect(reversalOf(claim)).toBe(reversal);
});

it('takes back the whole commission with the whole amount, in whatever parts', () => {
  const refunds = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(refunds, fc.nat(10_000), (parts, commission) => {
      const amount = parts.reduce((sum, part) => sum + part, 0);
      let refunded = 0;
      let reversed = 0;
      for (const part of parts) {
        refunded += part;
        const reversal = reversalOf({ commission, refunded, amount, reversed });
        expect(reversal).toBeGreaterThanOrEqual(0);
        reversed += reversal;
      }
      expect(reversed).toBe(commission);
    }),
  );
});
