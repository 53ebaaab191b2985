import type { Language } from '@chitta/contract/limits';
import { createLexicon, detectLanguage, type Lexicon, recognise } from '@chitta/interpretation';
import englishUrl from '@chitta/symbols/generated/lexicon.en.json?url';
import spanishUrl from '@chitta/symbols/generated/lexicon.es.json?url';
import type { LexiconFile } from '@chitta/symbols/types';
import type { RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';

const urls: Readonly<Record<Language, string>> = { en: englishUrl, es: spanishUrl };
const lexicons = new Map<Language, Promise<Lexicon>>();

async function loadLexicon(language: Language): Promise<Lexicon> {
  const response = await fetch(urls[language]);
  return createLexicon((await response.json()) as LexiconFile);
}

function lexiconOf(language: Language): Promise<Lexicon> {
  const known = lexicons.get(language);
  if (known) return known;
  const loading = loadLexicon(language);
  lexicons.set(language, loading);
  // A dictionary that could not be fetched is asked for again with the next words.
  loading.catch(() => lexicons.delete(language));
  return loading;
}

async function answer({ id, text, fallback }: RecognitionRequest): Promise<RecognitionAnswer> {
  const { language, isCertain } = detectLanguage(text);
  try {
    const lexicon = await lexiconOf(isCertain ? language : fallback);
    const present = recognise(text, lexicon).filter((mention) => mention.state === 'present');
    return { id, seen: present.map(({ start, end, symbol, group }) => ({ start, end, symbol, group })) };
  } catch {
    // Without a dictionary nothing is marked; writing goes on.
    return { id, seen: [] };
  }
}

self.addEventListener('message', async (event: MessageEvent<RecognitionRequest>) => {
  self.postMessage(await answer(event.data));
});
