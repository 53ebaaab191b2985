import type { Language } from '@chitta/contract/limits';
import { createLexicon, detectLanguage, type Lexicon } from '@chitta/interpretation';
import englishUrl from '@chitta/symbols/generated/lexicon.en.json?url';
import spanishUrl from '@chitta/symbols/generated/lexicon.es.json?url';
import type { LexiconFile } from '@chitta/symbols/types';
import type { LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';
import { readLive } from './read-live.ts';

const urls: Readonly<Record<Language, string>> = { en: englishUrl, es: spanishUrl };
const lexicons: Partial<Record<Language, Lexicon>> = {};

async function lexiconOf(language: Language): Promise<Lexicon> {
  const known = lexicons[language];
  if (known) return known;
  const response = await fetch(urls[language]);
  const lexicon = createLexicon((await response.json()) as LexiconFile);
  lexicons[language] = lexicon;
  return lexicon;
}

async function answer({ id, text, fallback }: LiveReadingRequest): Promise<LiveReadingAnswer> {
  const { language, isCertain } = detectLanguage(text);
  try {
    return { id, reading: readLive(text, await lexiconOf(isCertain ? language : fallback)) };
  } catch {
    return { id, reading: null };
  }
}

self.addEventListener('message', async (event: MessageEvent<LiveReadingRequest>) => {
  self.postMessage(await answer(event.data));
});
