import { planIntervals } from '@chitta/contract/limits';
import { z } from 'zod';
import { changePlan } from '../../../acts/change-plan.ts';
import { delayRenewal } from '../../../acts/delay-renewal.ts';
import { keepPlan } from '../../../acts/keep-plan.ts';
import { find } from '../../../draft.ts';
import { endOfPeriod } from '../../../periods.ts';
import { priceIds } from '../shapes/present-price.ts';
import { presentSchedule } from '../shapes/present-schedule.ts';
import type { KeptSchedule, StripeWorld } from '../stripe-world.ts';
import { wireError } from '../wire-error.ts';
import { route, seconds } from './route.ts';

const none = z.literal('none');
const phase = z.strictObject({
  items: z.tuple([z.strictObject({ price: z.enum(priceIds), quantity: z.literal('1') })]),
  start_date: seconds.optional(),
  end_date: seconds.optional(),
  duration: z.strictObject({ interval: z.literal('month'), interval_count: z.literal('1') }).optional(),
  proration_behavior: none,
  trial_end: seconds.optional(),
});
const changed = z.strictObject({
  end_behavior: z.literal('release'),
  proration_behavior: none,
  phases: z.tuple([phase, phase]),
});
type AskedPhase = z.infer<typeof phase>;

function present(world: StripeWorld, schedule: KeptSchedule) {
  return presentSchedule(world, world.stateOf(schedule.subscriptionId), schedule);
}

/** Phases follow each other; one without an end lasts as long as it says. */
function keepPhases(schedule: KeptSchedule, asked: readonly AskedPhase[]): void {
  let from = 0;
  const past = schedule.phases.filter(({ end }) => end <= (asked[0]?.start_date ?? 0));
  const phases = asked.map(({ items, start_date: start = from, end_date: end, trial_end: trialEnd }) => {
    if (from > 0 && start !== from) throw wireError.invalid('Phases must follow each other.');
    const interval = planIntervals.find((plan) => priceIds[plan] === items[0].price) ?? 'month';
    from = end ?? endOfPeriod(start, start, 'month');
    return { start, end: from, interval, trialEnd: trialEnd ?? null };
  });
  schedule.phases = [...past, ...phases];
}

function applyPhases(world: StripeWorld, { subscriptionId }: KeptSchedule, asked: readonly AskedPhase[]) {
  const { subscriptions, now } = world.stateOf(subscriptionId);
  const { periodStart, periodEnd, next } = find(subscriptions, subscriptionId);
  const [current] = asked;
  if (current?.start_date !== periodStart) throw wireError.invalid('The running phase cannot begin anew.');
  if (next === null) world.act(subscriptionId, changePlan, { subscriptionId, interval: 'month', at: now });
  const until = current.trial_end ?? 0;
  if (until > periodEnd) world.act(subscriptionId, delayRenewal, { subscriptionId, until });
}

export const scheduleRoutes = [
  route(
    'POST /v1/subscription_schedules',
    z.strictObject({ from_subscription: z.string() }),
    ({ world, question: { from_subscription: id } }) => {
      if (world.findActiveSchedule(id, world.stateOf(id).now)) {
        throw wireError.invalid('The subscription has a schedule already.');
      }
      return present(world, world.createSchedule(id));
    },
  ),
  route('POST /v1/subscription_schedules/:id', changed, ({ world, id, question: { phases } }) => {
    const schedule = world.findSchedule(id);
    applyPhases(world, schedule, phases);
    keepPhases(schedule, phases);
    return present(world, schedule);
  }),
  route('POST /v1/subscription_schedules/:id/release', z.strictObject({}), ({ world, id }) => {
    const schedule = world.findSchedule(id);
    const { subscriptionId } = schedule;
    const { subscriptions, now } = world.stateOf(subscriptionId);
    if (!world.isActive(schedule, now)) throw wireError.invalid('The schedule is not active.');
    const waits = find(subscriptions, subscriptionId).next !== null;
    if (waits) world.act(subscriptionId, keepPlan, { subscriptionId });
    schedule.releasedAt = now;
    return present(world, schedule);
  }),
];
