import { limits, type MemorySettings } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import { createMemorySettingsQueries } from './memory-settings.queries.ts';

/** What holds for who never said anything. */
const unsaid: MemorySettings = {
  reminderTimes: [],
  remindersEnabled: true,
  exerciseGoal: limits.exerciseGoal.default,
  notificationsEnabled: true,
};

/** How the member wants to train their memory. */
export async function readMemorySettings(handle: Handle, userId: number): Promise<MemorySettings> {
  return (await createMemorySettingsQueries(handle).find(userId)) ?? unsaid;
}
