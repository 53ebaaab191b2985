import type { PlanInterval } from '@chitta/contract/limits';
import { addMonths } from '@chitta/contract/money/add-months';
import type { AppContext } from '#server/context.ts';
import type { CheckoutRow } from '#server/db/tables/payments/checkouts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { PaymentProvider, Payments } from '#server/platform/payments/payments.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createCheckoutQueries } from './checkouts.queries.ts';

/** How long a checkout is worth paying; the provider ends it about then. */
const openMs = 24 * 60 * 60_000;

export interface CheckoutRequest {
  readonly member: Member;
  readonly interval: PlanInterval;
  readonly kind: CheckoutRow['kind'];
  /** Of the pages that the member comes back to. */
  readonly origin: string;
}

/**
 * Begins to pay, or goes on with what was begun. It is kept before the provider hears of it, under a key of its own: who
 * asks twenty times at once is led to one checkout, and so is who asks again after a crash. One that is open for another
 * plan is closed first. Throws `memberships.exists`, `memberships.not_sold`, `payments.*`.
 */
export async function openCheckout(context: AppContext, request: CheckoutRequest): Promise<CheckoutRow> {
  const { payments, db } = context;
  assertThat(payments, 'memberships.not_sold');
  const { member, interval, kind } = request;
  const customerId = await ensureCustomer(context, payments, member);
  await syncCustomer(context, member.id);
  assertThat(
    (await createEntitlementQueries(db).findLive(member.id, payments.kind)) === null,
    'memberships.exists',
  );
  const row = await beginOrFind(context, request, payments.kind);
  const opened = row.providerId === null ? await openAtProvider(context, payments, row, customerId) : row;
  if (opened.interval === interval && opened.kind === kind) return opened;
  await closeOther(context, payments, opened);
  return openCheckout(context, request);
}

async function beginOrFind(
  context: AppContext,
  request: CheckoutRequest,
  provider: PaymentProvider,
): Promise<CheckoutRow> {
  const { db, clock, promotions } = context;
  const now = clock.now();
  const { member, interval, kind } = request;
  return inTransaction(db, async (tx) => {
    const queries = createCheckoutQueries(tx);
    const given = await promotions.list(tx, { userId: member.id, now });
    const months = given.reduce((sum, promotion) => sum + promotion.months, 0);
    const begun = await queries.begin(
      {
        userId: member.id,
        provider,
        interval,
        kind,
        origin: request.origin,
        language: member.language ?? 'en',
        freeUntil: months > 0 ? addMonths(now, months) : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + openMs),
      },
      given,
    );
    const row = begun ?? (await queries.findOpen(member.id, provider));
    // Another request may have ended it between the two statements; the member simply asks again.
    if (!row) throw new AppError('payments.unavailable');
    return row;
  });
}

/** Uses nothing but what is kept, so that a repetition asks for exactly the same. */
async function openAtProvider(
  { db }: AppContext,
  payments: Payments,
  row: CheckoutRow,
  customerId: string,
): Promise<CheckoutRow> {
  const { id, userId, interval, kind, freeUntil, origin, language } = row;
  const state = await payments.openCheckout({
    customerId,
    userId,
    interval,
    freeUntil,
    returnUrl: `${origin}/subscription/redirect?checkout=${id}`,
    cancelUrl: `${origin}/subscribe?plan=${interval}`,
    language,
    kind,
    key: `checkout:${id}`,
  });
  const { id: providerId, url, clientSecret, expiresAt } = state;
  await createCheckoutQueries(db).setOpened(id, { providerId, url, clientSecret, expiresAt });
  return { ...row, providerId, url, clientSecret, expiresAt };
}

/** Closes one for another plan, so that it cannot be paid besides. Throws `memberships.exists` where it was paid. */
async function closeOther(
  context: AppContext,
  payments: Payments,
  { id, userId, providerId }: CheckoutRow,
): Promise<void> {
  invariant(providerId, 'it is open at the provider');
  const { status } = await payments.closeCheckout(providerId);
  if (status === 'complete') {
    await syncCustomer(context, userId);
    throw new AppError('memberships.exists');
  }
  await createCheckoutQueries(context.db).end(id, 'expired');
}
