import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readFigures } from '#server/features/admin/operating-figures/read-figures.ts';
import { sumTallies } from '#server/platform/traffic/traffic.ts';
import { createNodeQueries } from '../nodes/nodes.queries.ts';
import { type AlarmRule, alarmRules } from './alarm-rules.ts';
import { createAlarmQueries } from './alarms.queries.ts';
import { isEndToBeTold, isToBeTold, judgeAlarm, zoneOf } from './judge-alarm.policy.ts';
import { type MonitoredState, trafficMs } from './monitored-state.ts';
import { tellOfAlarm } from './tell-of-alarm.ts';

/** Alarms are judged twice a minute, by whichever node comes first. */
const everyMs = 25_000;
const dayMs = 24 * 60 * 60_000;

type Checking = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'mail'>;
type Open = ReadonlyMap<string, AlarmRow>;

/**
 * Judges every rule where that is due, and tells administrators of what has changed. Any node may call it at any time: one
 * of them has the turn, and where it dies with it nothing is kept, so that the next caller has it.
 */
export async function checkAlarms(context: Checking): Promise<boolean> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const queries = createAlarmQueries(tx);
    if (!(await queries.takeTurn(now, new Date(now.getTime() - everyMs)))) return false;
    const state = await readState(context, tx, now);
    await keepQueues(tx, state);
    await judgeAll(context, tx, state);
    await queries.forget(new Date(now.getTime() - limits.alarmDays * dayMs));
    return true;
  });
}

async function readState(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  tx: Transaction,
  now: Date,
): Promise<MonitoredState> {
  const queries = createNodeQueries(tx);
  const figures = await readFigures({ db: tx, clock, config });
  const nodes = await queries.listNodes();
  const minutes = await queries.listMinutes(new Date(now.getTime() - trafficMs));
  return {
    now,
    figures,
    nodes: nodes.filter(({ stoppedAt }) => stoppedAt === null),
    traffic: sumTallies(minutes.map(({ tally }) => tally)),
    backsUpDaily: config.backups.isDaily,
  };
}

async function keepQueues(tx: Transaction, { now, figures: { database } }: MonitoredState): Promise<void> {
  await createNodeQueries(tx).keepQueues(now, {
    mails: database.mailsWaiting,
    pushes: database.pushesWaiting,
    paymentEvents: database.paymentEventsWaiting,
  });
}

const keyOf = ({ rule, subject }: Pick<AlarmRow, 'rule' | 'subject'>) => `${rule} ${subject}`;

async function judgeAll(context: Checking, tx: Transaction, state: MonitoredState): Promise<void> {
  const queries = createAlarmQueries(tx);
  const open: Open = new Map((await queries.listOpen()).map((alarm) => [keyOf(alarm), alarm]));
  const mutes = await queries.listMutes(state.now);
  const told = new Map((await queries.listTold()).map((each) => [keyOf(each), each.toldAt]));
  const on = new Set<string>();
  for (const rule of alarmRules) {
    const isCovered = rule.coveredBy !== undefined && on.has(rule.coveredBy);
    for (const alarm of await judgeRule(tx, rule, { state, open })) {
      if (alarm.raisedAt !== null && alarm.resolvedAt === null) on.add(rule.name);
      const toldBefore = told.get(keyOf(alarm)) ?? null;
      const mutedUntil = mutes.get(rule.name) ?? null;
      await tell(context, tx, { rule, alarm, before: { now: state.now, mutedUntil, toldBefore, isCovered } });
    }
  }
}

/** The alarms of a rule as they are now: those that were open, and those that begin. */
async function judgeRule(
  tx: Transaction,
  rule: AlarmRule,
  { state, open }: { readonly state: MonitoredState; readonly open: Open },
): Promise<AlarmRow[]> {
  const queries = createAlarmQueries(tx);
  const { now } = state;
  const values = new Map(rule.measure(state).map(({ subject, value }) => [subject, value]));
  const alarms = [...open.values()].filter((alarm) => alarm.rule === rule.name);
  const subjects = new Set(alarms.map(({ subject }) => subject));
  for (const [subject, value] of values) {
    if (subjects.has(subject) || zoneOf(rule, value) !== 'broken') continue;
    alarms.push(await queries.insert({ rule: rule.name, subject, value, seenAt: now }));
  }
  const judged: AlarmRow[] = [];
  for (const alarm of alarms) {
    const step = judgeAlarm(rule, alarm, { value: values.get(alarm.subject), now });
    if (step === null) await queries.remove(alarm.id);
    else judged.push(await queries.update(alarm.id, step));
  }
  return judged;
}

interface Telling {
  readonly rule: AlarmRule;
  readonly alarm: AlarmRow;
  readonly before: Parameters<typeof isToBeTold>[2];
}

async function tell(context: Checking, tx: Transaction, { rule, alarm, before }: Telling): Promise<void> {
  const { name, severity } = rule;
  const { subject, value } = alarm;
  if (isToBeTold(rule, alarm, before)) {
    const toldAt = before.now;
    await createAlarmQueries(tx).update(alarm.id, { toldAt });
    await tellOfAlarm(context, tx, { alarm: { ...alarm, toldAt }, kind: 'alarm_raised' });
    context.log.warn({ rule: name, subject, value, severity }, 'an alarm was raised');
  }
  if (isEndToBeTold(alarm, before)) {
    await tellOfAlarm(context, tx, { alarm, kind: 'alarm_resolved' });
    context.log.info({ rule: name, subject }, 'an alarm is over');
  }
}
