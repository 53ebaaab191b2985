import type { ReminderSettings } from '@chitta/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { NewUser } from '#server/db/tables/identity/users.ts';
import { reminderPlans } from '#server/db/tables/messaging/reminder-plans.ts';
import { reminders } from '#server/db/tables/messaging/reminders.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { outgoingPushes } from '#server/db/tables/platform/outgoing-pushes.ts';
import { buildSubscription } from '#server/features/messaging/push-subscriptions/testing/push-subscription-samples.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { buildReminderSettings } from './reminder-samples.ts';

const path = '/api/reminders';

/** Says when and how the member is reminded, as their settings do. */
export async function setReminders(
  client: SignedInClient,
  changes: Partial<ReminderSettings> = {},
): Promise<void> {
  const payload = buildReminderSettings(changes);
  const { status, text } = await client.send({ method: 'PUT', url: path, payload });
  if (status !== 200) throw new TypeError(text);
}

/** A member in Prague, with a device unless told otherwise, who is reminded each morning at seven. */
export async function remindedMember(
  testApp: TestApp,
  {
    settings,
    hasDevice = true,
    ...user
  }: Partial<NewUser> & {
    readonly settings?: Partial<ReminderSettings>;
    readonly hasDevice?: boolean;
  } = {},
): Promise<SignedInClient> {
  const client = await signedInClient(testApp, {
    timezone: 'Europe/Prague',
    timezoneChosen: true,
    emailVerified: true,
    ...user,
  });
  if (hasDevice) await client.post('/api/push/subscribe', buildSubscription());
  await setReminders(client, settings);
  return client;
}

/** What a member was sent, and what is to come. */
export function readReminded({ context: { db } }: Pick<TestApp, 'context'>, { user }: SignedInClient) {
  return {
    outcomes: async () =>
      (
        await db
          .select()
          .from(reminders)
          .where(eq(reminders.userId, user.id))
          .orderBy(asc(reminders.localDate), asc(reminders.kind))
      ).map(({ kind, localDate, outcome }) => `${localDate} ${kind} ${outcome}`),
    pushes: () =>
      db
        .select()
        .from(outgoingPushes)
        .where(eq(outgoingPushes.userId, user.id))
        .orderBy(asc(outgoingPushes.id)),
    mails: () =>
      db
        .select()
        .from(outgoingMails)
        .where(and(eq(outgoingMails.userId, user.id), eq(outgoingMails.kind, 'reminder'))),
    plans: async () =>
      (
        await db
          .select()
          .from(reminderPlans)
          .where(eq(reminderPlans.userId, user.id))
          .orderBy(asc(reminderPlans.nextDueAt))
      ).map(({ kind, nextDueAt }) => `${kind} ${nextDueAt.toISOString().slice(0, 16)}`),
  };
}
