import type { AppContext } from './context.ts';
import { startMonitoring } from './features/admin/monitoring/start-monitoring.ts';
import { startMakingReports } from './features/admin/system-reports/making/start-making-reports.ts';
import { startCounting } from './features/insights/dream-analytics/start-counting.ts';
import { startRemarking } from './features/journal/dreams/remarks/start-remarking.ts';
import { tellOfMail } from './features/messaging/notifications/tell-of-mail.ts';
import { startReminders } from './features/messaging/reminders/start-reminders.ts';
import { startEventHandling } from './features/payments/payment-events/start-event-handling.ts';
import { mailKinds } from './mails.ts';
import type { PollLoop } from './platform/concurrency/poll-loop.ts';
import { startMailDelivery } from './platform/mail/start-mail-delivery.ts';
import { startPushDelivery } from './platform/push/delivery/start-push-delivery.ts';

/** Starts everything that goes on beside the requests as soon as there is something to do, listed by hand. */
export function startLoops(context: AppContext): PollLoop[] {
  const loops = [
    startMailDelivery(context, mailKinds(context), (tx, mail) => tellOfMail(context, tx, mail)),
    startPushDelivery(context),
    startEventHandling(context),
    startRemarking(context),
    startCounting(context),
    startReminders(context),
    startMakingReports(context),
    startMonitoring(context),
  ];
  return loops.filter((loop) => loop !== null);
}
