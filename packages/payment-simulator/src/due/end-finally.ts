import { type Draft, find } from '../draft.ts';
import { endSubscription } from './end-subscription.ts';

/** Ends a subscription whose member has not paid. */
export function endFinally(draft: Draft, subscriptionId: string): void {
  endSubscription(draft, find(draft.state.subscriptions, subscriptionId), 'uncollectible');
}
