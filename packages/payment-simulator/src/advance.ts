import { type Draft, find } from './draft.ts';
import { endSubscription } from './due/end-subscription.ts';
import { expireCheckout } from './due/expire-checkout.ts';
import { renew } from './due/renew.ts';
import { retryInvoice } from './due/retry-invoice.ts';
import type { SimulatorState } from './state.ts';

interface Due {
  readonly at: number;
  readonly happen: (draft: Draft) => void;
}

/** Everything that waits for its time. */
function listDue(state: SimulatorState): Due[] {
  const checkouts = state.checkouts
    .filter((checkout) => checkout.status === 'open')
    .map(({ id, expiresAt }) => ({ at: expiresAt, happen: (draft: Draft) => expireCheckout(draft, id) }));
  const retries = state.invoices
    .filter((invoice) => invoice.status === 'open')
    .flatMap(({ id, nextAttemptAt: at }) =>
      at === null ? [] : [{ at, happen: (draft: Draft) => retryInvoice(draft, id) }],
    );
  const periods = state.subscriptions.flatMap(({ id, status, periodEnd: at }) => {
    if (status === 'active' || status === 'trialing') {
      return [{ at, happen: (draft: Draft) => renew(draft, id) }];
    }
    // Its member paid nothing for the whole period: no further one is begun.
    const isLost = status === 'unpaid' || status === 'past_due';
    return isLost ? [{ at, happen: (draft: Draft) => endUnpaid(draft, id) }] : [];
  });
  return [...checkouts, ...retries, ...periods];
}

/** Ends a subscription whose member has not paid. */
function endUnpaid(draft: Draft, subscriptionId: string): void {
  endSubscription(draft, find(draft.state.subscriptions, subscriptionId), 'uncollectible');
}

/** When the next thing happens by itself; null: nothing will. */
export function nextDueAt(state: SimulatorState): number | null {
  return listDue(state).reduce<number | null>(
    (first, { at }) => (first === null ? at : Math.min(first, at)),
    null,
  );
}

/** Lets everything happen that is due until `until`, each thing at its own time. Time never goes back. */
export function advanceDraft(draft: Draft, until: number): void {
  const { state } = draft;
  for (;;) {
    const first = listDue(state).reduce<Due | null>(
      (soonest, due) => (soonest === null || due.at < soonest.at ? due : soonest),
      null,
    );
    if (first === null || first.at > until) break;
    state.now = Math.max(state.now, first.at);
    first.happen(draft);
  }
  state.now = Math.max(state.now, until);
}
