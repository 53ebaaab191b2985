import type { Transaction } from '#server/db/client.ts';
import type { ReminderPlan } from '#server/db/tables/messaging/reminder-plans.ts';
import type { HandledReminder } from '#server/db/tables/messaging/reminders.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { nextOf, readPlanSources } from '../plan-reminders.ts';
import { kindsOf } from '../reminder-state.ts';
import { createRemindersQueries } from '../reminders.queries.ts';
import type { DueReminder, SendingContext } from './due-reminder.ts';
import { findMatters } from './find-matters.ts';
import { type Judgement, judgeReminder } from './judge-reminder.ts';
import { remind } from './remind.ts';
import { createSendingQueries } from './sending.queries.ts';

const batchSize = 100;

/**
 * Sends every reminder that is due, and says how many were looked at. What is sent, that it was, and what comes next are
 * written in one transaction: a node that dies with it has sent nothing, and another takes it up.
 */
export async function sendDueReminders(context: SendingContext, stopping?: AbortSignal): Promise<number> {
  let handled = 0;
  while (!stopping?.aborted) {
    const count = await inTransaction(context.db, (tx) => handleBatch(context, tx));
    handled += count;
    if (count < batchSize) break;
  }
  return handled;
}

async function handleBatch(context: SendingContext, tx: Transaction): Promise<number> {
  const now = context.clock.now();
  const plans = await createSendingQueries(tx).claimDue(now, batchSize);
  if (plans.length === 0) return 0;
  const userIds = [...new Set(plans.map(({ userId }) => userId))];
  const sources = await readPlanSources(tx, userIds, now);
  const judged = plans.flatMap((plan) => {
    const source = sources.get(plan.userId);
    return source ? [{ plan, source, judgement: judgeReminder(plan, source, now) }] : [];
  });
  const due = judged.filter(({ judgement }) => judgement === 'due');
  const sent = await sendAll(context, tx, due, now);
  const unsent = judged.flatMap(({ plan, judgement }) => unsentRow(plan, judgement, now));
  await createSendingQueries(tx).insertHandled([...sent, ...unsent]);
  await planNext(tx, judged, now);
  return plans.length;
}

async function sendAll(
  context: SendingContext,
  tx: Transaction,
  due: readonly DueReminder[],
  now: Date,
): Promise<HandledReminder[]> {
  if (due.length === 0) return [];
  const matters = await findMatters(tx, due);
  const rows: HandledReminder[] = [];
  for (const { plan, source } of due) {
    const base = { ...keyOf(plan), dueAt: plan.nextDueAt, handledAt: now };
    const { byPush, byMail, isDone } = await remind(context, tx, { plan, source, matters });
    const outcome = isDone ? 'done' : byPush || byMail ? 'sent' : 'nowhere';
    rows.push({ ...base, outcome, byPush, byMail });
  }
  return rows;
}

function unsentRow(plan: ReminderPlan, judgement: Judgement, now: Date): HandledReminder[] {
  if (judgement !== 'late' && judgement !== 'quiet') return [];
  const ways = { byPush: false, byMail: false };
  return [{ ...keyOf(plan), dueAt: plan.nextDueAt, handledAt: now, outcome: judgement, ...ways }];
}

async function planNext(tx: Transaction, judged: readonly DueReminder[], now: Date): Promise<void> {
  const queries = createRemindersQueries(tx);
  const next = judged.map(({ plan, source }) => ({
    ...plan,
    moment: kindsOf(source.state).includes(plan.kind) ? nextOf(source, plan.kind, now, 1)[0] : undefined,
  }));
  await queries.upsertPlans(
    next.flatMap(({ userId, kind, moment }) =>
      moment ? [{ userId, kind, localDate: moment.day, nextDueAt: moment.at }] : [],
    ),
  );
  await queries.deletePlans(next.filter(({ moment }) => !moment));
}

function keyOf({ userId, kind, localDate }: ReminderPlan) {
  return { userId, kind, localDate };
}
