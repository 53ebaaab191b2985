import type { Language, LexiconEntry } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../../lexicon/lexicon.ts';
import { englishRows } from './fixture-en.ts';
import { spanishRows } from './fixture-es.ts';

const asked: Readonly<Record<Language, (name: string) => Pick<LexiconEntry, 'insight' | 'deed'>>> = {
  en: (name) => ({
    insight: `Where did you meet something like ${name.toLowerCase()}?`,
    deed: `Give one minute to what ${name.toLowerCase()} was about.`,
  }),
  es: (name) => ({
    insight: `¿Dónde te encontraste con algo parecido a «${name.toLowerCase()}»?`,
    deed: `Dedica un minuto a lo que había en «${name.toLowerCase()}».`,
  }),
};

/** A small dictionary of the tests' own, so that a reading can be judged apart from the real content. */
export function fixtureLexicon(language: Language): Lexicon {
  const rows = language === 'es' ? spanishRows : englishRows;
  const entries = rows.map(([id, group, name, job, meaning, variations]) => ({
    id,
    group,
    name,
    category: group,
    function: job,
    meaning,
    ...asked[language](name),
    variations: variations.split(', '),
    common: true,
    vital: group === 'action',
  }));
  return createLexicon({ language, version: 'fixture', entries, combined: [], celebrities: [] });
}
