import type { MemorySettings } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
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
  await createMemorySettingsQueries(db).put(userId, settings, clock.now());
  return settings;
}
