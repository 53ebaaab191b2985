import type { LexiconEdits as EditsAnswer } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { createLexicon, type Lexicon, withEdits } from '@chitta/interpretation';
import { joinFiles } from '@chitta/symbols';
import englishTexts from '@chitta/symbols/generated/texts.en.json?url';
import spanishTexts from '@chitta/symbols/generated/texts.es.json?url';
import englishWords from '@chitta/symbols/generated/words.en.json?url';
import spanishWords from '@chitta/symbols/generated/words.es.json?url';
import type { TextFile, WordFile } from '@chitta/symbols/types';

const wordUrls: Readonly<Record<Language, string>> = { en: englishWords, es: spanishWords };
const textUrls: Readonly<Record<Language, string>> = { en: englishTexts, es: spanishTexts };
const lexicons = new Map<Language, Promise<Lexicon>>();

/**
 * The dictionary of a language as the server reads with it, loaded once. `words` is enough to mark symbols; `texts` is
 * needed to compose readings. A failure is tried again with the next call. Ask for one kind only in one worker.
 */
export function loadLexicon(language: Language, kind: 'words' | 'texts'): Promise<Lexicon> {
  const known = lexicons.get(language);
  if (known) return known;
  const loading = readLexicon(language, kind);
  lexicons.set(language, loading);
  loading.catch(() => lexicons.delete(language));
  return loading;
}

async function readLexicon(language: Language, kind: 'words' | 'texts'): Promise<Lexicon> {
  const [words, texts, edits] = await Promise.all([
    fetchFile<WordFile>(wordUrls[language]),
    kind === 'texts' ? fetchFile<TextFile>(textUrls[language]) : undefined,
    fetchEdits(language),
  ]);
  const file = joinFiles(words, texts);
  return createLexicon(edits ? withEdits(file, edits) : file);
}

async function fetchFile<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The dictionary answered ${response.status}`);
  return (await response.json()) as File;
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
