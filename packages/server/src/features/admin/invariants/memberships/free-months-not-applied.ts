import { sql } from 'drizzle-orm';
import { dayBefore, findRows, type Invariant } from '../invariant.ts';

/** A job tries it every ten minutes. */
export const freeMonthsNotApplied: Invariant = {
  name: 'free_months_not_applied',
  subject: 'free_months',
  wrong: 'Free months were promised more than a day ago, and the payment provider has not moved the renewal.',
  find: findRows(
    (about) => sql`SELECT id FROM free_months WHERE applied_at IS NULL AND granted_at < ${dayBefore(about)}
      AND NOT EXISTS (
        SELECT FROM subscriptions
        WHERE subscriptions.id = free_months.subscription_id AND provider IS DISTINCT FROM ${about.provider}
      )`,
  ),
};
