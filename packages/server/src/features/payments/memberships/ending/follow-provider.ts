import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { writeEntitlement } from '../entitlement/write-entitlement.ts';
import { closeSandbox } from './close-sandbox.ts';

/**
 * Brings every membership to who moves the money now, as the server starts: nothing of a provider that does not run goes
 * on. Pretend money ends with the sandbox. What was paid for with real money is kept to the end of its period, and counts
 * again once its provider runs again. Does nothing where nothing has changed.
 */
export async function followProvider(context: AppContext): Promise<void> {
  const { db, clock, log, payments } = context;
  const provider = payments?.kind ?? null;
  const pretending = provider === 'sandbox' ? 0 : await closeSandbox(context);
  if (pretending > 0)
    log.warn(
      { members: pretending, provider },
      'the payment sandbox does not run: what was bought there has ended',
    );
  const misplaced = await createEntitlementQueries(db).listMisplaced(provider);
  for (const userId of misplaced) {
    const about = { userId, now: clock.now(), provider };
    await inTransaction(db, (tx) => writeEntitlement(tx, about));
  }
  if (misplaced.length > 0)
    log.warn(
      { members: misplaced.length, provider },
      'premium was written anew: it follows from the payment provider that runs',
    );
  const left = provider === 'stripe' ? 0 : await createEntitlementQueries(db).countLive('stripe');
  if (left > 0)
    log.warn(
      { subscriptions: left },
      'subscriptions at Stripe may be charged on there; premium lasts as long as was paid',
    );
}
