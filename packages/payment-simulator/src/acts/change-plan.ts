import type { PlanInterval } from '@chitta/contract/limits';
import type { Act } from '../act.ts';
import { chargeByItself } from '../charge-invoice.ts';
import { type Draft, demand, emit, newId } from '../draft.ts';
import { type PlanChange, previewPlanChange } from '../preview-plan-change.ts';
import { planLine, writeInvoice } from '../write-invoice.ts';

interface Question {
  readonly subscriptionId: string;
  readonly interval: PlanInterval;
  /** The moment of the preview, in seconds. */
  readonly at: number;
}

/** Changes the plan as its preview said. Where the card does not pay, nothing changes. */
export const changePlan: Act<Question, { readonly takesEffect: PlanChange['takesEffect'] }> = {
  name: 'change-plan',
  run(draft, question) {
    const change = previewPlanChange(draft.state, draft.settings, question);
    const { subscription, interval, price, takesEffect } = change;
    if (takesEffect === 'period_end') {
      subscription.next = { scheduleId: newId(draft, 'sub_sched'), interval, price };
    } else if (subscription.status === 'trialing') {
      Object.assign(subscription, { interval, price });
    } else changeNow(draft, change);
    emit(draft, 'customer.subscription.updated', subscription.id);
    return { takesEffect };
  },
};

function changeNow(draft: Draft, { subscription, interval, price, at, credit, renewsAt }: PlanChange): void {
  const unused = {
    kind: 'credit' as const,
    interval: subscription.interval,
    amount: credit === 0 ? 0 : -credit,
    periodStart: at,
    periodEnd: subscription.periodEnd,
  };
  Object.assign(subscription, { interval, price, anchor: at, periodStart: at, periodEnd: renewsAt });
  const lines = [unused, planLine(subscription)];
  const invoice = writeInvoice(draft, subscription, { reason: 'change', lines });
  const failure = chargeByItself(draft, invoice);
  demand(failure === null, `the card was declined: ${failure}`, 'declined');
}
