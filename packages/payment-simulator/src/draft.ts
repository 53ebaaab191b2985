import type {
  SimulatedEvent,
  SimulatedEventType,
  SimulatedInvoice,
  SimulatedSubscription,
  SimulatorSettings,
  SimulatorState,
} from './state.ts';

/** A copy of the state that one act works on, with what happened meanwhile. */
export interface Draft {
  readonly state: SimulatorState;
  readonly settings: SimulatorSettings;
  readonly events: SimulatedEvent[];
}

/** Beginning of an id, as Stripe has them. */
type Prefix = 'cs' | 'sub' | 'si' | 'sub_sched' | 'in' | 'il' | 'ch' | 'pi' | 're' | 'dp' | 'pm' | 'evt';

export const suffixLength = 14;

/** The customer that an id is of: every id ends with the customer's suffix. */
export function suffixOf(id: string): string {
  return id.slice(-suffixLength);
}

export function newId({ state }: Draft, prefix: Prefix): string {
  state.counter += 1;
  return `${prefix}_${state.counter.toString(36).padStart(6, '0')}${state.suffix}`;
}

/** Notes that something happened now. */
export function emit(draft: Draft, type: SimulatedEventType, objectId: string): void {
  const { now, customer } = draft.state;
  draft.events.push({ id: newId(draft, 'evt'), type, createdAt: now, customerId: customer.id, objectId });
}

/** The provider does not do what was asked; nothing has changed. `message` is for developers. */
export class SimulatorRefusal extends Error {
  readonly reason: 'not_found' | 'not_possible' | 'declined' | 'key_reused';

  constructor(reason: SimulatorRefusal['reason'], message: string) {
    super(message);
    this.name = 'SimulatorRefusal';
    this.reason = reason;
  }
}

/** Refuses unless `value` is there and true. */
export function demand(
  value: unknown,
  message: string,
  reason: SimulatorRefusal['reason'] = 'not_possible',
): asserts value {
  if (!value) throw new SimulatorRefusal(reason, message);
}

/** The one of that id; refused where there is none. */
export function find<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((entry) => entry.id === id);
  demand(found, `nothing is called ${id}`, 'not_found');
  return found;
}

const liveStatuses: readonly SimulatedSubscription['status'][] = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
];

/** Whether it still goes on, paid for or not. */
export function isLive({ status }: Pick<SimulatedSubscription, 'status'>): boolean {
  return liveStatuses.includes(status);
}

export function openInvoicesOf(draft: Draft, subscriptionId: string): SimulatedInvoice[] {
  return draft.state.invoices.filter(
    (invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'open',
  );
}
