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
import type { ArcFile, LexiconFile, TextFile, WordFile } from '@chitta/symbols/types';
import { fetchFile } from './fetch-file.ts';
import { fetchKept } from './kept-answers.ts';

const wordUrls: Readonly<Record<Language, string>> = { en: englishWords, es: spanishWords };
const textUrls: Readonly<Record<Language, string>> = { en: englishTexts, es: spanishTexts };
const arcUrls: Readonly<Record<Language, string>> = { en: englishArcs, es: spanishArcs };

/** Milliseconds for which nobody asks again what administrators have changed meanwhile. */
export const editsFreshFor = 30_000;
/** Milliseconds that whoever writes waits for the answer at most; what comes later is there for the next words. */
export const editsPatience = 300;

/** A dictionary as it was opened, and what it takes to open it anew. */
interface Opened {
  readonly dictionary: LanguageDictionary;
  readonly released: LexiconFile;
  readonly arcs: ArcFile | undefined;
  /** Of the changes in it; null: none could be had. */
  readonly version: string | null;
}

/** Opened, or on its way; and when its changes were last asked for. */
interface Known {
  opened: Promise<Opened>;
  askedAt: number;
}
const dictionaries = new Map<Language, Known>();

/**
 * The dictionary of a language as the server reads with it, but without its long texts. Its files are loaded once; what
 * administrators change meanwhile comes with the next words after `editsFreshFor`, so that a page may stay open for days.
 * `words` is enough to mark symbols; `texts` is needed to compose readings. A failure is tried again with the next call.
 * Ask for one kind of a language only in one worker. Files that were loaded before are there without a connection, by the
 * service worker.
 */
export async function loadDictionary(
  language: Language,
  kind: 'words' | 'texts',
): Promise<LanguageDictionary> {
  const known = dictionaries.get(language) ?? begin(language, kind);
  const { dictionary } = await known.opened;
  if (Date.now() - known.askedAt < editsFreshFor) return dictionary;
  known.askedAt = Date.now();
  const renewing = renew(language, known);
  return Promise.race([renewing, pause(editsPatience).then(() => dictionary)]);
}

function begin(language: Language, kind: 'words' | 'texts'): Known {
  const known: Known = { opened: openFirst(language, kind), askedAt: Date.now() };
  dictionaries.set(language, known);
  known.opened.catch(() => dictionaries.delete(language));
  return known;
}

async function openFirst(language: Language, kind: 'words' | 'texts'): Promise<Opened> {
  const [words, texts, arcs, edits] = await Promise.all([
    fetchFile<WordFile>(wordUrls[language]),
    kind === 'texts' ? fetchFile<TextFile>(textUrls[language]) : undefined,
    kind === 'texts' ? fetchFile<ArcFile>(arcUrls[language]) : undefined,
    fetchEdits(language),
  ]);
  return openWith({ released: joinFiles(words, texts), arcs }, edits);
}

function openWith({ released, arcs }: Pick<Opened, 'released' | 'arcs'>, edits: EditsAnswer | null): Opened {
  const file = edits ? withEdits(released, edits) : released;
  const dictionary = openDictionary({ file, ...(arcs && { arcs }) });
  return { dictionary, released, arcs, version: edits?.version ?? null };
}

/** Opens a dictionary anew where its changes are others by now; where they cannot be had it stays as it is. */
async function renew(language: Language, known: Known): Promise<LanguageDictionary> {
  const [opened, edits] = await Promise.all([known.opened, fetchEdits(language)]);
  if (edits === null || edits.version === opened.version) return opened.dictionary;
  const renewed = openWith(opened, edits);
  known.opened = Promise.resolve(renewed);
  return renewed.dictionary;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
