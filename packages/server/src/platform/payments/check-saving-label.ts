import { yearlySavingPercent } from '@chitta/contract/limits';
import { savingPercent } from '@chitta/contract/money';
import type { FastifyBaseLogger } from 'fastify';
import { EnvironmentError } from '#server/config/env.ts';
import { AppError } from '../errors/app-error.ts';
import type { Payments, Prices } from './payments.ts';

/** A start does not wait longer for a provider that is silent. */
const patienceMs = 5_000;

/**
 * The label on the yearly plan promises a saving: the live prices must hold it. Throws `EnvironmentError` where they do
 * not. A provider that does not answer is no reason to stay down: it is asked before the first checkout (`holdToLabel`).
 */
export async function checkSavingLabel(payments: Payments | null, log: FastifyBaseLogger): Promise<void> {
  if (payments === null) return;
  const prices = await readSoon(payments).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'prices could not be compared with what the pages say of them');
    return null;
  });
  const problem = prices && problemOf(prices);
  if (problem) throw new EnvironmentError([problem]);
}

async function readSoon(payments: Payments): Promise<Prices> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('payments.unavailable')), patienceMs);
  });
  try {
    return await Promise.race([payments.readPrices(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same provider; its first checkout waits for prices that hold the label. Throws `payments.unavailable`. */
export function holdToLabel(payments: Payments): Payments {
  let isHeld = false;
  return {
    ...payments,
    openCheckout: async (checkout) => {
      const problem = isHeld ? null : problemOf(await payments.readPrices());
      if (problem) throw new AppError('payments.unavailable', { cause: new EnvironmentError([problem]) });
      isHeld = true;
      return payments.openCheckout(checkout);
    },
  };
}

function problemOf({ month, year }: Prices): string | null {
  if (month.currency !== year.currency) {
    return `The prices of the plans are in two currencies, ${month.currency} and ${year.currency}`;
  }
  const saving = savingPercent(month.amount, year.amount);
  if (saving === yearlySavingPercent) return null;
  return `The pages say "Save ${yearlySavingPercent}%" of the yearly plan, but its price saves ${saving}%`;
}
