import { describe, expect, it } from 'vitest';
import { compileLongTexts, compileWords } from '../compile-words.ts';
import type { ClassEntry, CombinedEntry } from '../types.ts';
import { checkEntry, checkWithout, withEntry, without } from './check-entry.ts';
import type { WordContent } from './check-words.ts';
import { contentOf } from './content-of.ts';
import { entryWith, lamp, spoonWith } from './testing/entry.ts';

const tools: ClassEntry = {
  id: 'class-tools',
  group: 'object',
  en: {
    name: 'Tools',
    category: 'Objects',
    function: 'lends a hand to a hand',
    meaning: 'a skill you can pick up',
    insight: 'What did you reach for?',
    deed: 'Mend one thing.',
    words: 'awl, adze',
  },
  es: {
    name: 'Herramientas',
    category: 'Objetos',
    function: 'presta una mano a la mano',
    meaning: 'una destreza que se puede tomar',
    insight: '¿Qué buscaste?',
    deed: 'Arregla una cosa.',
    words: 'lezna, azuela',
  },
};
const pair: CombinedEntry = {
  id: 'lamp-and-spoon',
  parts: ['lamp', 'spoon'],
  en: { name: 'Lit meal', meaning: 'a bright share', description: 'Both at once.', insight: 'Who dines?' },
  es: {
    name: 'Cena clara',
    meaning: 'una parte clara',
    description: 'Las dos.',
    insight: '¿Quién cena?',
    phrases: ['cena clara/n'],
  },
};
const people = [
  {
    category: { en: 'Sages', es: 'Sabios' },
    people: [{ name: 'Ada', also: ['A. L.'], en: 'foresight', es: 'la previsión' }],
  },
];
const content: WordContent = {
  symbols: [lamp, spoonWith({})],
  classes: [tools],
  combined: [pair],
  celebrities: people,
};
const rulesOf = (problems: ReturnType<typeof checkEntry>) =>
  problems.map(({ symbol, rule }) => [symbol, rule]);

describe('checkEntry', () => {
  it('finds nothing in what stands there already', () => {
    for (const entry of content.symbols) expect(checkEntry(content, { kind: 'symbol', entry })).toEqual([]);
    expect(checkEntry(content, { kind: 'class', entry: tools })).toEqual([]);
    expect(checkEntry(content, { kind: 'combined', entry: pair })).toEqual([]);
  });

  it('tells what the entry takes from another, which is blamed for it where it stands behind', () => {
    const entry = entryWith({ en: { variations: ['lamp', 'awl'] } });
    expect(rulesOf(checkEntry(content, { kind: 'symbol', entry }))).toEqual([['class-tools', 'wordTaken']]);
    const greedy = { ...tools, en: { ...tools.en, words: 'awl, lamp' } };
    expect(rulesOf(checkEntry(content, { kind: 'class', entry: greedy }))).toEqual([
      ['class-tools', 'wordTaken'],
    ]);
  });

  it('leaves out what is wrong without it', () => {
    const broken = { ...content, symbols: [lamp, spoonWith({ en: { deed: 'No stop' } })] };
    expect(checkEntry(broken, { kind: 'class', entry: tools })).toEqual([]);
    const entry = spoonWith({ en: { deed: 'Still none' } });
    expect(rulesOf(checkEntry(broken, { kind: 'symbol', entry }))).toEqual([['spoon', 'noFullStop']]);
  });

  it('refuses an id of another kind', () => {
    const entry = entryWith({ head: { id: 'lamp-and-spoon' }, en: { name: 'Other' } });
    expect(rulesOf(checkEntry(content, { kind: 'symbol', entry }))).toContainEqual([
      'lamp-and-spoon',
      'idTaken',
    ]);
  });

  it('tells a celebrity by the name', () => {
    const entry = { name: 'Ada', category: { en: 'Sages', es: 'Sabios' }, en: 'foresight.', es: 'x' };
    expect(rulesOf(checkEntry(content, { kind: 'celebrity', entry }))).toEqual([['Ada', 'qualityNoPhrase']]);
  });
});

describe('without an entry', () => {
  it('what is built on it breaks', () => {
    expect(rulesOf(checkWithout(content, 'symbol', 'spoon'))).toEqual([['lamp-and-spoon', 'partNoSymbol']]);
    expect(checkWithout(content, 'combined', 'lamp-and-spoon')).toEqual([]);
    expect(checkWithout(content, 'class', 'class-tools')).toEqual([]);
    expect(without(content, 'celebrity', 'Ada').celebrities[0]?.people).toEqual([]);
  });
});

describe('contentOf', () => {
  it('is the way back from what was compiled', () => {
    const sourced = withEntry(content, { kind: 'symbol', entry: { ...lamp, basis: 'sourced' } });
    const compiled = (language: 'en' | 'es') => ({
      file: compileWords(sourced, language),
      ...compileLongTexts(sourced, language),
    });
    expect(contentOf({ en: compiled('en'), es: compiled('es') })).toEqual(sourced);
  });

  it('leaves out what a language lacks', () => {
    const whole = { file: compileWords(content, 'en'), ...compileLongTexts(content, 'en') };
    const none = { file: { entries: [], combined: [], celebrities: [] }, details: {}, combined: {} };
    expect(contentOf({ en: whole, es: none })).toEqual({
      symbols: [],
      classes: [],
      combined: [],
      celebrities: [],
    });
  });
});
