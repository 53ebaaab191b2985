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

/** Whether Stripe's fields can stand within our page; without their key one pays on its page alone. */
function checkFields({ publishableKey }: Plans): Check {
  return {
    name: 'fields',
    state: publishableKey === undefined ? 'off' : 'fine',
    value: publishableKey ?? '',
  };
}

interface ServiceFindings {
  readonly plans: Plans;
  /** How long the server took to say, in milliseconds. */
  readonly ms: number;
  /** Events of the payment service that could not be handled and wait for somebody. */
  readonly stuck: number;
}

/** Whether what is sold holds together, and whether what the payment service tells arrives. */
export function serviceChecks({ plans, ms, stuck }: ServiceFindings): readonly Check[] {
  return [
    { name: 'answer', state: ms < 2000 ? 'fine' : 'warning', value: `${ms} ms` },
    checkProvider(plans),
    checkPrices(plans),
    checkLabel(plans),
    checkFields(plans),
    { name: 'events', state: stuck === 0 ? 'fine' : 'failed', value: String(stuck) },
  ];
}
