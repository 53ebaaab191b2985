import type { LexiconEdits as EditsAnswer } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { createLexicon, type Lexicon, withEdits } from '@chitta/interpretation';
import englishUrl from '@chitta/symbols/generated/lexicon.en.json?url';
import spanishUrl from '@chitta/symbols/generated/lexicon.es.json?url';
import type { LexiconFile } from '@chitta/symbols/types';

const urls: Readonly<Record<Language, string>> = { en: englishUrl, es: spanishUrl };
const lexicons = new Map<Language, Promise<Lexicon>>();

/** The dictionary of a language as the server reads with it, loaded once. A failure is tried again with the next call. */
export function loadLexicon(language: Language): Promise<Lexicon> {
  const known = lexicons.get(language);
  if (known) return known;
  const loading = readLexicon(language);
  lexicons.set(language, loading);
  loading.catch(() => lexicons.delete(language));
  return loading;
}

async function readLexicon(language: Language): Promise<Lexicon> {
  const [file, edits] = await Promise.all([fetchFile(language), fetchEdits(language)]);
  return createLexicon(edits ? withEdits(file, edits) : file);
}

async function fetchFile(language: Language): Promise<LexiconFile> {
  const response = await fetch(urls[language]);
  if (!response.ok) throw new Error(`The dictionary answered ${response.status}`);
  return (await response.json()) as LexiconFile;
}

/** What admins changed since the files were written; offline the files alone do. */
async function fetchEdits(language: Language): Promise<EditsAnswer | null> {
  try {
    const response = await fetch(`/api/symbols/edits?language=${language}`);
    const answer = (await response.json()) as { readonly success: boolean; readonly data: EditsAnswer };
    return response.ok && answer.success ? answer.data : null;
  } catch {
    return null;
  }
}
