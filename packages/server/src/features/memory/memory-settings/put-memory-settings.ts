import type { MemorySettings } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { planReminders } from '../../messaging/reminders/plan-reminders.ts';
import { createMemorySettingsQueries } from './memory-settings.queries.ts';

interface PutOptions {
  readonly userId: number;
  readonly settings: MemorySettings;
}

/** Keeps how the member wants to train their memory, in place of what they said before. */
export async function putMemorySettings(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, settings }: PutOptions,
): Promise<MemorySettings> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await createMemorySettingsQueries(tx).put(userId, settings, now);
    await planReminders(tx, userId, now);
  });
  return settings;
}
