import { type Draft, emit, suffixLength } from './draft.ts';
import { toSeconds } from './periods.ts';
import { defaultSettings } from './settings.ts';
import type { SimulatedEvent, SimulatorState } from './state.ts';

/** Somebody who wants to buy. */
export interface NewCustomer {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
}

/** A customer who has bought nothing yet. Throws `RangeError` where the end of its ids is none. */
export function newState(
  { userId, email, name }: NewCustomer,
  { suffix, now }: { readonly suffix: string; readonly now: Date },
): { readonly state: SimulatorState; readonly events: readonly SimulatedEvent[] } {
  const isSuffix = suffix.length === suffixLength && /^[a-z0-9]+$/.test(suffix);
  if (!isSuffix) throw new RangeError('Ids end alike.');
  const createdAt = toSeconds(now);
  const state: SimulatorState = {
    customer: { id: `cus_${suffix}`, userId, email, name, createdAt, cardId: null },
    suffix,
    counter: 0,
    invoiceCount: 0,
    now: createdAt,
    cards: [],
    checkouts: [],
    subscriptions: [],
    invoices: [],
    charges: [],
    refunds: [],
    disputes: [],
    confirmations: [],
    answers: {},
  };
  const draft: Draft = { state, settings: defaultSettings, events: [] };
  emit(draft, 'customer.created', state.customer.id);
  return { state, events: draft.events };
}
