import type { AppContext } from '#server/context.ts';
import type { ReminderPlan } from '#server/db/tables/messaging/reminder-plans.ts';
import type { PlanSource } from '../plan-reminders.ts';

/** What reminders are sent with. */
export type SendingContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'mail' | 'push'>;

/** A reminder whose time has come. */
export interface DueReminder {
  readonly plan: ReminderPlan;
  readonly source: PlanSource;
}
