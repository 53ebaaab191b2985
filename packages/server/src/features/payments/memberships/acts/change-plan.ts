import type { ChangePreview, Membership } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { actKey } from './act-key.ts';
import { actOnSubscription, findRunning, type RunningSubscription } from './act-on-subscription.ts';

/** How long an amount that was shown may be agreed to. */
const shownMs = 30 * 60_000;

/** What a change of plan costs. Throws `memberships.none`, `memberships.same_plan`, `payments.*`. */
export async function previewChange(
  context: AppContext,
  userId: number,
  interval: PlanInterval,
): Promise<ChangePreview> {
  const running = await findRunning(context, userId);
  assertOther(running, interval);
  const preview = await running.payments.previewChange(running.subscription.id, interval);
  return { ...preview, at: preview.at.toISOString(), renewsAt: preview.renewsAt.toISOString() };
}

/**
 * Changes the plan for the amount that the preview of `at` showed, as long as that is not too old. Where it is charged
 * the moment is the key: a repetition charges nothing, and another preview is another change.
 */
export function changePlan(
  context: AppContext,
  userId: number,
  { interval, at }: { readonly interval: PlanInterval; readonly at: Date },
): Promise<Membership> {
  return actOnSubscription(context, userId, async (running) => {
    const { payments, subscription } = running;
    assertOther(running, interval);
    const age = context.clock.now().getTime() - at.getTime();
    // At the end of the period nothing is charged before, and its moment lies ahead.
    const isCharged = interval === 'year';
    assertThat(!isCharged || (age >= -60_000 && age <= shownMs), 'memberships.preview_outdated');
    const key = isCharged
      ? `change:${subscription.id}:${interval}:${at.toISOString()}`
      : await actKey(context, 'change', subscription.id);
    await payments.changePlan({ subscriptionId: subscription.id, interval, at, key });
  });
}

function assertOther({ subscription }: RunningSubscription, interval: PlanInterval): void {
  assertThat((subscription.nextInterval ?? subscription.interval) !== interval, 'memberships.same_plan');
}
