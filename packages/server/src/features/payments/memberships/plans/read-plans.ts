import type { Plans } from '@chitta/contract';
import { savingPercent } from '@chitta/contract/money';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Prices } from '#server/platform/payments/payments.ts';

/** What premium costs; nulls where this server sells none. Throws `payments.unavailable`. */
export async function readPlans({
  payments,
  config,
}: Pick<AppContext, 'payments' | 'config'>): Promise<Plans> {
  if (payments === null) return { provider: null, prices: null, savingPercent: 0 };
  const prices = await payments.readPrices();
  const publishableKey = config.payments?.kind === 'stripe' ? config.payments.publishableKey : undefined;
  return {
    provider: payments.kind,
    prices,
    savingPercent: savingPercent(prices.month.amount, prices.year.amount),
    ...(publishableKey !== undefined && { publishableKey }),
  };
}

/** The prices where they can be had: what they stand beside can do without them. */
export async function readKnownPrices({ payments }: Pick<AppContext, 'payments'>): Promise<Prices | null> {
  try {
    return (await payments?.readPrices()) ?? null;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'payments.unavailable') return null;
    throw error;
  }
}
