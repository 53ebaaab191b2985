import type { LexiconEntry } from '@chitta/symbols/types';
import { createDictionary, type Dictionary, indexed } from '#server/platform/dictionary/dictionary.ts';
import type { EditedDictionary } from '#server/platform/dictionary/edited-dictionary.ts';

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
  const withClass = (language: 'en' | 'es') => {
    const { file, details, combined } = shipped.of(language);
    return indexed({ file: { ...file, entries: [...file.entries, made] }, details, combined });
  };
  const languages = { en: withClass('en'), es: withClass('es') };
  const released: Dictionary = { version: 'test', of: (language) => languages[language] };
  const removed = { entries: [], combined: [], celebrities: [] };
  return {
    ...released,
    released,
    edits: (language) => ({ language, version: 'none', entries: [], combined: [], celebrities: [], removed }),
    refresh: async () => undefined,
  };
}
