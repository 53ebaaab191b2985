import type { KnownReadingContext } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { fetchKept } from '#web/lib/dictionary/kept-answers.ts';
import { loadDetails } from '#web/lib/dictionary/load-details.ts';
import { loadDictionary } from '#web/lib/dictionary/load-lexicon.ts';
import { fetchOwnSymbols } from '#web/lib/dictionary/load-personal-symbols.ts';
import type { DeviceSources } from './read-on-device.ts';

/**
 * Everything a reading is composed from: from the server and kept where there is a connection, else as it was kept.
 * Rejects without a dictionary; of the member only what the device knows is used.
 */
export async function loadDeviceSources(language: Language, memberId: number): Promise<DeviceSources> {
  const [dictionary, details, own, context] = await Promise.all([
    loadDictionary(language, 'texts'),
    loadDetails(language),
    fetchOwnSymbols(memberId).catch(() => []),
    fetchContext(memberId).catch(() => null),
  ]);
  return { dictionary, details, own, context };
}

async function fetchContext(memberId: number): Promise<KnownReadingContext | null> {
  const response = await fetchKept('/api/reading-context', memberId);
  if (!response.ok) return null;
  const { data } = (await response.json()) as { readonly data: KnownReadingContext };
  return data;
}
