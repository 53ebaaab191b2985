import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant, oneOf } from '../invariant.ts';

/** Ended as it is heard of; where the provider did not answer then, a job tries it every ten minutes. */
export const paidBackSubscriptions: Invariant = {
  name: 'paid_back_subscriptions',
  subject: 'member',
  wrong: 'A subscription lives whose payment was all given back, or taken back by the bank for good.',
  find: findRows(
    ({ provider }) => sql`SELECT DISTINCT user_id AS id FROM subscriptions
      WHERE provider = ${provider} AND status IN ${oneOf(liveStatuses)} AND (lost_payment IS NOT NULL OR EXISTS (
        SELECT FROM invoices JOIN invoice_disputes ON invoice_disputes.invoice_id = invoices.id
        WHERE invoices.subscription_id = subscriptions.id AND invoice_disputes.status = 'lost'
      ))`,
  ),
};
