import { yearlySavingPercent } from '@chitta/contract/limits';
import { savingPercent } from '@chitta/contract/money';
import type { FastifyBaseLogger } from 'fastify';
import { EnvironmentError } from '#server/config/env.ts';
import { AppError } from '../app-error.ts';
import type { Payments, Prices } from './payments.ts';

/**
 * The label on the yearly plan promises a saving: the live prices must hold it. Throws `EnvironmentError` where they do
 * not. A provider that does not answer is no reason to stay down; it is asked again at the next start.
 */
export async function checkSavingLabel(payments: Payments | null, log: FastifyBaseLogger): Promise<void> {
  if (payments === null) return;
  const prices = await payments.readPrices().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error }, 'prices could not be compared with what the pages say of them');
    return null;
  });
  const problem = prices && problemOf(prices);
  if (problem) throw new EnvironmentError([problem]);
}

function problemOf({ month, year }: Prices): string | null {
  if (month.currency !== year.currency) {
    return `The prices of the plans are in two currencies, ${month.currency} and ${year.currency}`;
  }
  const saving = savingPercent(month.amount, year.amount);
  if (saving === yearlySavingPercent) return null;
  return `The pages say "Save ${yearlySavingPercent}%" of the yearly plan, but its price saves ${saving}%`;
}
