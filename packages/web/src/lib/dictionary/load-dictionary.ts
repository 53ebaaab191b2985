import type { LexiconEdits as EditsAnswer } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { type LanguageDictionary, openDictionary, withEdits } from '@chitta/interpretation';
import { joinFiles } from '@chitta/symbols';
import englishArcs from '@chitta/symbols/generated/arcs.en.json?url';
import spanishArcs from '@chitta/symbols/generated/arcs.es.json?url';
import englishTexts from '@chitta/symbols/generated/texts.en.json?url';
import spanishTexts from '@chitta/symbols/generated/texts.es.json?url';
import englishWords from '@chitta/symbols/generated/words.en.json?url';
import spanishWords from '@chitta/symbols/generated/words.es.json?url';
import type { ArcFile, TextFile, WordFile } from '@chitta/symbols/types';
import { fetchFile } from './fetch-file.ts';
import { fetchKept } from './kept-answers.ts';

const wordUrls: Readonly<Record<Language, string>> = { en: englishWords, es: spanishWords };
const textUrls: Readonly<Record<Language, string>> = { en: englishTexts, es: spanishTexts };
const arcUrls: Readonly<Record<Language, string>> = { en: englishArcs, es: spanishArcs };
const dictionaries = new Map<Language, Promise<LanguageDictionary>>();

/**
 * The dictionary of a language as the server reads with it, but without its long texts, loaded once. `words` is enough to mark symbols; `texts` is
 * needed to compose readings. A failure is tried again with the next call. Ask for one kind of a language only in one worker. Files
 * that were loaded before are there without a connection, by the service worker.
 */
export function loadDictionary(language: Language, kind: 'words' | 'texts'): Promise<LanguageDictionary> {
  const known = dictionaries.get(language);
  if (known) return known;
  const loading = readDictionary(language, kind);
  dictionaries.set(language, loading);
  loading.catch(() => dictionaries.delete(language));
  return loading;
}

async function readDictionary(language: Language, kind: 'words' | 'texts'): Promise<LanguageDictionary> {
  const [words, texts, arcs, edits] = await Promise.all([
    fetchFile<WordFile>(wordUrls[language]),
    kind === 'texts' ? fetchFile<TextFile>(textUrls[language]) : undefined,
    kind === 'texts' ? fetchFile<ArcFile>(arcUrls[language]) : undefined,
    fetchEdits(language),
  ]);
  const released = joinFiles(words, texts);
  const file = edits ? withEdits(released, edits) : released;
  return openDictionary({ file, ...(arcs && { arcs }) });
}

/** What admins changed since the files were written, as far as this device has heard of it. */
async function fetchEdits(language: Language): Promise<EditsAnswer | null> {
  try {
    const response = await fetchKept(`/api/symbols/edits?language=${language}`);
    const answer = (await response.json()) as { readonly success: boolean; readonly data: EditsAnswer };
    return response.ok && answer.success ? answer.data : null;
  } catch {
    return null;
  }
}
