import type { MemorySettings } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { memorySettings } from '#server/db/tables/memory/memory-settings.ts';

export function createMemorySettingsQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<MemorySettings | undefined> {
      const { reminderTimes, remindersEnabled, exerciseGoal, notificationsEnabled } = memorySettings;
      const [row] = await handle
        .select({ reminderTimes, remindersEnabled, exerciseGoal, notificationsEnabled })
        .from(memorySettings)
        .where(eq(memorySettings.userId, userId));
      return row;
    },

    async put(userId: number, settings: MemorySettings, updatedAt: Date): Promise<void> {
      await handle
        .insert(memorySettings)
        .values({ userId, ...settings, updatedAt })
        .onConflictDoUpdate({ target: memorySettings.userId, set: { ...settings, updatedAt } });
    },
  };
}
