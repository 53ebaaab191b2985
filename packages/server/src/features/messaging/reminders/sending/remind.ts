import type { ReminderKind } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { minutesUntilQuiet } from '@chitta/contract/quiet-hours';
import type { Transaction } from '#server/db/client.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { enqueuePush } from '#server/platform/push/enqueue-push.ts';
import { minutesAt } from '#server/platform/time/calendar-day.ts';
import en from '../locales/reminders-pushes.en.json' with { type: 'json' };
import es from '../locales/reminders-pushes.es.json' with { type: 'json' };
import { mailState } from '../reminders.presenter.ts';
import { reminderMail } from '../reminders.queries.ts';
import type { DueReminder, SendingContext } from './due-reminder.ts';
import type { Recipient, ReminderMatters } from './find-matters.ts';

const say = createMailTexts({ en, es });

/** No device shows a reminder that is older, wherever it was meanwhile. */
const longestMinutes = 4 * 60;

interface Reminding extends DueReminder {
  readonly matters: ReminderMatters;
}

/** Sends a reminder by the ways that its member chose and that lead to them, unless what it is about is done. */
export async function remind(
  context: SendingContext,
  tx: Transaction,
  { plan: { userId, kind, localDate: day }, source, matters }: Reminding,
): Promise<{ byPush: boolean; byMail: boolean; isDone: boolean }> {
  const isDone = matters.done[kind].has(userId);
  const recipient = matters.recipients.get(userId);
  if (isDone || recipient === undefined) return { byPush: false, byMail: false, isDone };
  const { pushKinds, mailKinds } = source.state;
  const consultation = (kind === 'follow_up' ? matters.followUps : matters.incubations).get(userId);
  const variant = kind === 'evening' && consultation !== undefined ? 'evening_question' : kind;
  const told: Told = { userId, kind, day, variant, path: pathOf(kind, consultation), recipient };
  const byPush = pushKinds.includes(kind) && (await push(context, tx, { told, source }));
  const byMail = mailKinds.includes(kind) && (await mail(context, tx, told));
  return { byPush, byMail, isDone };
}

interface Told {
  readonly userId: number;
  readonly kind: ReminderKind;
  readonly day: string;
  readonly variant: ReminderKind | 'evening_question';
  readonly path: string;
  readonly recipient: Recipient;
}

/** True where there is a device that it goes to. */
async function push(
  context: SendingContext,
  tx: Transaction,
  { told, source: { schedule } }: { readonly told: Told } & Pick<DueReminder, 'source'>,
): Promise<boolean> {
  const { userId, kind, day, variant, path, recipient } = told;
  const language: Language = recipient.language ?? 'en';
  // It is not shown in the quiet hours either, nor on another day.
  const minutes = minutesUntilQuiet(schedule.quietHours, minutesAt(context.clock.now(), schedule.timezone));
  const devices = await enqueuePush(context, tx, {
    userId,
    kind: `reminder_${kind}`,
    fact: `reminder:${kind}:${day}`,
    topic: `reminder-${kind}`,
    ttlSeconds: Math.min(minutes, longestMinutes) * 60,
    urgency: 'normal',
    title: say(language, `${variant}.title`),
    body: say(language, `${variant}.body`),
    path,
  });
  return devices > 0;
}

async function mail(context: SendingContext, tx: Transaction, told: Told): Promise<boolean> {
  const { userId, kind, day, variant, path, recipient } = told;
  if (mailState(recipient) !== 'on') return false;
  const { http } = context.config;
  await enqueueMail(context, tx, {
    userId,
    recipient: recipient.email,
    kind: reminderMail,
    language: recipient.language,
    // Nobody's request is the reason, so links lead to the address that the operator has given.
    origin: http.publicUrl ?? listeningOrigin(http),
    params: { kind, variant, path },
    fact: `reminder:${userId}:${kind}:${day}`,
  });
  return true;
}

/** Where a reminder leads. That of the morning opens the page to write on, dim as in the night. */
function pathOf(kind: ReminderKind, consultation: string | undefined): string {
  if (kind === 'morning') return '/dream-input?night=1';
  if (consultation !== undefined) return `/oracle-history/${consultation}`;
  return '/memory-lane';
}
