import type { Plans } from '@chitta/contract';
import { yearlySavingPercent } from '@chitta/contract/limits';
import { savingPercent } from '@chitta/contract/money';
import type { Check } from './check.ts';

function checkProvider({ provider }: Plans): Check {
  return { name: 'provider', state: provider === null ? 'off' : 'fine', value: provider ?? '' };
}

function checkPrices({ prices }: Plans): Check {
  if (prices === null) return { name: 'prices', state: 'off', value: '' };
  const { month, year } = prices;
  const isRight = month.currency === year.currency && month.amount > 0 && year.amount > 0;
  const value = `${month.amount} / ${year.amount} ${month.currency}`;
  return { name: 'prices', state: isRight ? 'fine' : 'failed', value };
}

/** What the label promises, what the server computed, and what the prices hold. */
function checkLabel(plans: Plans): Check {
  if (plans.prices === null) return { name: 'label', state: 'off', value: '' };
  const held = savingPercent(plans.prices.month.amount, plans.prices.year.amount);
  const isRight = held === plans.savingPercent && held === yearlySavingPercent;
  return { name: 'label', state: isRight ? 'fine' : 'failed', value: `${held} %` };
}

/** Whether what is sold holds together. `ms`: how long the server took to say. */
export function serviceChecks(plans: Plans, ms: number): readonly Check[] {
  return [
    { name: 'answer', state: ms < 2000 ? 'fine' : 'warning', value: `${ms} ms` },
    checkProvider(plans),
    checkPrices(plans),
    checkLabel(plans),
  ];
}
