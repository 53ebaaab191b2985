import type { PlanInterval } from '@chitta/contract/limits';
import { type Act, advance, perform } from '../../act.ts';
import { suffixLength, suffixOf } from '../../draft.ts';
import { newState } from '../../new-state.ts';
import { toSeconds } from '../../periods.ts';
import type { SimulatedEvent, SimulatedInvoice, SimulatorSettings, SimulatorState } from '../../state.ts';
import { wireError } from './wire-error.ts';

/** Where the time comes from. */
export interface Clock {
  now(): Date;
}

/** Seconds throughout. */
export interface KeptSchedule {
  readonly id: string;
  readonly subscriptionId: string;
  readonly createdAt: number;
  phases: { start: number; end: number; interval: PlanInterval; trialEnd: number | null }[];
  releasedAt: number | null;
}

type Metadata = Record<string, string>;

/** All that Stripe keeps of one account: customers of the simulator, and what only Stripe has. */
export interface StripeWorld {
  readonly settings: SimulatorSettings;
  /** What happened and was not told yet. */
  readonly untold: SimulatedEvent[];
  /** Subscriptions whose end was set on Stripe's own page. */
  readonly endsByDay: Set<string>;
  /** Invoices that nobody asks to be paid any more, and that can be paid nevertheless. */
  readonly leftOpen: Set<string>;
  now(): number;
  createCustomer(metadata: Metadata): SimulatorState;
  /** The customer that anything with an id belongs to, as they stand now. */
  stateOf(objectId: string): SimulatorState;
  states(): SimulatorState[];
  /** Takes a customer in who has lived elsewhere. */
  adopt(state: SimulatorState): void;
  act<Question, Answer>(objectId: string, act: Act<Question, Answer>, question: Question): Answer;
  keepMetadata(checkoutId: string, metadata: { session: Metadata; subscription: Metadata }): void;
  metadataOf(checkoutId: string, of?: 'session' | 'subscription'): Metadata;
  createSchedule(subscriptionId: string): KeptSchedule;
  findSchedule(id: string): KeptSchedule;
  findActiveSchedule(subscriptionId: string, now: number): KeptSchedule | undefined;
  isActive(schedule: KeptSchedule, now: number): boolean;
  statusOf(invoice: SimulatedInvoice): SimulatedInvoice['status'];
}

export function createStripeWorld(clock: Clock, settings: SimulatorSettings): StripeWorld {
  const customers = new Map<string, SimulatorState>();
  const metadata = new Map<string, { session: Metadata; subscription: Metadata }>();
  const schedules = new Map<string, KeptSchedule>();
  let count = 0;
  const nextNumber = () => {
    count += 1;
    return count;
  };
  const self: StripeWorld = {
    ...{ settings, untold: [], endsByDay: new Set(), leftOpen: new Set() },
    now: () => toSeconds(clock.now()),
    createCustomer(known) {
      const suffix = String(nextNumber()).padStart(suffixLength, '0');
      const userId = Number(known.userId ?? 0);
      const made = newState({ userId, email: '', name: '' }, { suffix, now: clock.now() });
      customers.set(made.state.customer.id, made.state);
      self.untold.push(...made.events);
      return made.state;
    },
    stateOf(objectId) {
      const id = `cus_${suffixOf(objectId)}`;
      const known = customers.get(id);
      if (!known) throw wireError.missing(objectId);
      const { state, events } = advance(known, { settings, now: self.now() });
      customers.set(id, state);
      self.untold.push(...events);
      return state;
    },
    adopt: (state) => {
      customers.set(state.customer.id, state);
    },
    states: () => [...customers.keys()].map((id) => self.stateOf(id)),
    act(objectId, act, question) {
      const before = self.stateOf(objectId);
      const occasion = { settings, now: self.now(), key: `wire:${nextNumber()}` };
      const { state, events, answer } = perform(before, occasion, act, question);
      customers.set(state.customer.id, state);
      self.untold.push(...events);
      return answer;
    },
    keepMetadata: (checkoutId, kept) => metadata.set(checkoutId, kept),
    metadataOf: (checkoutId, of = 'subscription') => metadata.get(checkoutId)?.[of] ?? {},
    createSchedule(subscriptionId) {
      const id = `sub_sched_${nextNumber()}${suffixOf(subscriptionId)}`;
      const { subscriptions, now } = self.stateOf(subscriptionId);
      const running = subscriptions.find((subscription) => subscription.id === subscriptionId);
      if (!running) throw wireError.missing(subscriptionId);
      const { periodStart: start, periodEnd: end, interval } = running;
      const trialEnd = running.status === 'trialing' ? running.trialEnd : null;
      const phases = [{ start, end, interval, trialEnd }];
      const schedule = { id, subscriptionId, createdAt: now, phases, releasedAt: null };
      schedules.set(id, schedule);
      return schedule;
    },
    findSchedule(id) {
      const schedule = schedules.get(id);
      if (!schedule) throw wireError.missing(id);
      return schedule;
    },
    findActiveSchedule: (subscriptionId, now) =>
      [...schedules.values()].find(
        (schedule) => schedule.subscriptionId === subscriptionId && self.isActive(schedule, now),
      ),
    isActive: ({ phases, releasedAt }, now) => releasedAt === null && now < (phases.at(-1)?.end ?? 0),
    statusOf: ({ id, status }) => (status === 'void' && self.leftOpen.has(id) ? 'open' : status),
  };
  return self;
}
