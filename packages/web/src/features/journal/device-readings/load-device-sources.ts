import type { KnownReadingContext } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { type Lexicon, splitByLanguage } from '@chitta/interpretation';
import { fetchKept } from '#web/lib/dictionary/kept-answers.ts';
import { loadDetails } from '#web/lib/dictionary/load-details.ts';
import { loadDictionary, loadLexicon } from '#web/lib/dictionary/load-lexicon.ts';
import { fetchOwnSymbols } from '#web/lib/dictionary/load-personal-symbols.ts';
import { loadReadingTexts } from '#web/lib/dictionary/load-reading-texts.ts';
import type { DeviceReadingRequest } from './device-reading-protocol.ts';
import { type DeviceSources, languageOf } from './read-on-device.ts';

/**
 * Everything a reading is composed from: from the server and kept where there is a connection, else as it was kept.
 * Rejects without a dictionary; of the member only what the device knows is used.
 */
export async function loadDeviceSources({
  content,
  fallback,
  memberId,
}: Pick<DeviceReadingRequest, 'content' | 'fallback' | 'memberId'>): Promise<DeviceSources> {
  const language = languageOf(content, fallback);
  const [dictionary, other, details, texts, own, context] = await Promise.all([
    loadDictionary(language, 'texts'),
    otherDictionary(content, language),
    loadDetails(language),
    loadReadingTexts(language),
    fetchOwnSymbols(memberId).catch(() => []),
    fetchContext(memberId).catch(() => null),
  ]);
  return { dictionary, other, details, texts, own, context };
}

async function otherDictionary(content: string, language: Language): Promise<Lexicon | undefined> {
  if (splitByLanguage(content, language) === undefined) return undefined;
  // Without it the rest is read all the same.
  return loadLexicon(language === 'en' ? 'es' : 'en', 'words').catch(() => undefined);
}

async function fetchContext(memberId: number): Promise<KnownReadingContext | null> {
  const response = await fetchKept('/api/reading-context', memberId);
  if (!response.ok) return null;
  const { data } = (await response.json()) as { readonly data: KnownReadingContext };
  return data;
}
