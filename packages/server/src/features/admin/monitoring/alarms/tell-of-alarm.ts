import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import { notifyAll } from '#server/features/messaging/notifications/notify.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMails } from '#server/platform/mail/enqueue-mail.ts';
import { createAlarmQueries } from './alarms.queries.ts';

/** The page that shows alarms. */
export const monitoringPath = '/system-monitoring';

/** Tells every administrator that an alarm is on or over, in the transaction that says so: each once. */
export async function tellOfAlarm(
  context: Pick<AppContext, 'clock' | 'mail' | 'config'>,
  tx: Transaction,
  { alarm, kind }: { readonly alarm: AlarmRow; readonly kind: 'alarm_raised' | 'alarm_resolved' },
): Promise<void> {
  const { id, rule, subject } = alarm;
  const { http } = context.config;
  const administrators = await createAlarmQueries(tx).listAdministrators();
  const fact = `${kind}:${id}`;
  const told = administrators.map((member) => member.id);
  await notifyAll(context, tx, told, { kind, fact, params: { rule, subject }, path: monitoringPath });
  const mails = administrators
    .filter(({ isMailed }) => isMailed)
    .map(({ id: userId, email, language }) => ({
      userId,
      recipient: email,
      language,
      kind: kind.replace('_', '-'),
      origin: http.publicUrl ?? listeningOrigin(http),
      params: { alarm: String(id) },
      fact: `${fact}:${userId}`,
    }));
  await enqueueMails(context, tx, mails);
}
