import type { MemorySettings } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import { createMemorySettingsQueries } from './memory-settings.queries.ts';

interface RestoreOptions {
  readonly userId: number;
  readonly settings: MemorySettings;
  readonly now: Date;
}

/** Sets what a member once said, where they have said nothing here. */
export async function restoreMemorySettings(
  tx: Transaction,
  { userId, settings, now }: RestoreOptions,
): Promise<void> {
  const queries = createMemorySettingsQueries(tx);
  if ((await queries.find(userId)) === undefined) await queries.put(userId, settings, now);
}
