import type { LexiconEntry } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';
import type { EditedDictionary } from '#server/platform/dictionary/edited-dictionary.ts';
import { applyEdition } from '#server/platform/dictionary/edition.ts';

/** The released dictionary with a class of words that only the test knows, in both languages, and without edits. */
export function dictionaryWithClass(words: readonly string[]): EditedDictionary {
  const shipped = createDictionary();
  const made: LexiconEntry = {
    id: 'class-of-test',
    group: 'object',
    name: 'Test things',
    category: 'Things',
    function: 'serves a test',
    meaning: 'a means to an end',
    insight: 'What do you try out?',
    deed: 'Try one thing today.',
    variations: words,
    common: false,
    vital: false,
    isClass: true,
  };
  const removed = { entries: [], combined: [], celebrities: [] };
  const editionOf = (language: 'en' | 'es') => ({
    edits: { language, version: 'test', entries: [made], combined: [], celebrities: [], removed },
    details: {},
    combined: {},
  });
  // Threads have the shipped dictionary alone: they are told of the class as of something that was edited.
  const edition = { version: 'test', languages: { en: editionOf('en'), es: editionOf('es') } };
  const languages = {
    en: applyEdition(shipped, edition.languages.en),
    es: applyEdition(shipped, edition.languages.es),
  };
  const released: Dictionary = { version: 'test', of: (language) => languages[language] };
  return {
    ...released,
    released,
    edition,
    edits: (language) => ({ language, version: 'none', entries: [], combined: [], celebrities: [], removed }),
    refresh: async () => undefined,
  };
}
