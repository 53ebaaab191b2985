import type { KnownReadingContext } from '@chitta/contract';
import { dictionariesFor } from '#web/lib/dictionary/dictionaries-for.ts';
import { fetchKept } from '#web/lib/dictionary/kept-answers.ts';
import { loadDetails } from '#web/lib/dictionary/load-details.ts';
import { loadDictionary } from '#web/lib/dictionary/load-dictionary.ts';
import { fetchOwnSymbols } from '#web/lib/dictionary/load-personal-symbols.ts';
import type { DeviceReadingRequest } from './device-reading-protocol.ts';
import type { DeviceSources } from './read-on-device.ts';

/**
 * Everything a reading is composed from: from the server and kept where there is a connection, else as it was kept.
 * Rejects without a dictionary; of the member only what the device knows is used.
 */
export async function loadDeviceSources({
  content,
  fallback,
  memberId,
}: Pick<DeviceReadingRequest, 'content' | 'fallback' | 'memberId'>): Promise<DeviceSources> {
  const [dictionaries, own, context] = await Promise.all([
    dictionariesFor({
      text: content,
      fallback,
      main: async (language) => {
        const [dictionary, { details, combined }] = await Promise.all([
          loadDictionary(language, 'texts'),
          loadDetails(language),
        ]);
        return { ...dictionary, details, combined };
      },
      other: (language) => loadDictionary(language, 'words'),
    }),
    fetchOwnSymbols(memberId).catch(() => []),
    fetchContext(memberId).catch(() => null),
  ]);
  return { ...dictionaries, own, context };
}

async function fetchContext(memberId: number): Promise<KnownReadingContext | null> {
  const response = await fetchKept('/api/reading-context', memberId);
  if (!response.ok) return null;
  const { data } = (await response.json()) as { readonly data: KnownReadingContext };
  return data;
}
