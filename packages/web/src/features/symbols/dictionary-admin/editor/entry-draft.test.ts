import type { DeskContent } from '@chitta/contract';
import { entryKinds, languages } from '@chitta/contract/limits';
import { describe, expect, it } from 'vitest';
import { blankDraft, contentOf, draftOf, type EntryDraft, fieldsOf, slugOf } from './entry-draft.ts';

const texts = {
  name: 'Lamp',
  category: 'Objects',
  function: 'gives light',
  meaning: 'what you want to see',
  insight: 'Where is it dark?',
  deed: 'Clean one window.',
};
const shown = { description: 'It shines.', extended: 'On and on.' };

const contents: Readonly<Record<DeskContent['kind'], DeskContent>> = {
  symbol: {
    kind: 'symbol',
    entry: {
      id: 'lamp',
      group: 'object',
      common: true,
      vital: false,
      basis: 'sourced',
      en: { ...texts, ...shown, variations: ['lamp', 'old lamp', 'lamp/n'], unshown: ['old lamp'] },
      es: { ...texts, ...shown, name: 'Lámpara', variations: ['lámpara', 'candil'] },
    },
  },
  class: {
    kind: 'class',
    entry: {
      id: 'class-tool',
      group: 'object',
      en: { ...texts, words: 'hammer, saw/n, awl' },
      es: { ...texts, words: 'martillo, sierra' },
    },
  },
  combined: {
    kind: 'combined',
    entry: {
      id: 'lamp-water',
      parts: ['lamp|candle', 'water'],
      en: { name: 'Lamp', meaning: 'm', description: 'd.', insight: 'i?', phrases: ['lamp under water'] },
      es: { name: 'Lámpara', meaning: 'm', description: 'd.', insight: '¿i?' },
    },
  },
  celebrity: {
    kind: 'celebrity',
    entry: {
      name: 'Íñigo Ñandú',
      also: ['I. Ñ.', '伊尼戈'],
      category: { en: 'Actors', es: 'Actores' },
      en: 'easy charm',
      es: 'encanto fácil',
    },
  },
};

const write = (draft: EntryDraft, language: 'en' | 'es', field: string, text: string): EntryDraft => ({
  ...draft,
  texts: { ...draft.texts, [language]: { ...draft.texts[language], [field]: text } },
});
const symbolOf = (draft: EntryDraft) => {
  const content = contentOf(draft);
  if (content.kind !== 'symbol') throw new TypeError(content.kind);
  return content.entry;
};

describe('an entry that is opened and sent', () => {
  it.each(entryKinds)('is the same: %s', (kind) => {
    expect(contentOf(draftOf(contents[kind]))).toEqual(contents[kind]);
  });

  it.each(entryKinds)('has each of its texts in a field: %s', (kind) => {
    const draft = draftOf(contents[kind]);
    for (const language of languages) {
      const written = fieldsOf[kind].map(({ name }) => [name, draft.texts[language][name]]);
      expect(written.filter(([, text]) => text === undefined)).toEqual([]);
      expect(Object.keys(draft.texts[language]).sort()).toEqual(
        fieldsOf[kind].map(({ name }) => name).sort(),
      );
    }
  });

  it('without other names has none', () => {
    const { also: _, ...entry } = contents.celebrity.entry as Extract<
      DeskContent,
      { kind: 'celebrity' }
    >['entry'];
    const draft = draftOf({ kind: 'celebrity', entry });
    expect(draft.also).toBe('');
    expect(contentOf(draft).entry).not.toHaveProperty('also');
  });
});

describe('what is typed', () => {
  const draft = draftOf(contents.symbol);

  it.each([
    ['lamp, old lamp', ['lamp', 'old lamp']],
    ['lamp,', ['lamp']],
    [' lamp ,, , old  lamp ,', ['lamp', 'old  lamp']],
    ['lámpara,ñandú,燈', ['lámpara', 'ñandú', '燈']],
    ['', []],
    [' , ', []],
  ])('in a list, %j: %j', (text, words) => {
    expect(symbolOf(write(draft, 'en', 'variations', text)).en.variations).toEqual(words);
  });

  it('stands in the draft as it was typed, and is sent without spaces around it', () => {
    const typed = write(draft, 'es', 'meaning', ' una costumbre que arranca sola ');
    expect(typed.texts.es.meaning).toBe(' una costumbre que arranca sola ');
    expect(symbolOf(typed).es.meaning).toBe('una costumbre que arranca sola');
  });

  it('leaves out an empty list that an entry may do without, and keeps one that it needs', () => {
    const { en } = symbolOf(write(write(draft, 'en', 'unshown', ' '), 'en', 'variations', ''));
    expect(en).not.toHaveProperty('unshown');
    expect(en.variations).toEqual([]);
    const combined = contentOf(write(draftOf(contents.combined), 'en', 'phrases', ''));
    expect(combined.entry).not.toHaveProperty('en.phrases');
  });

  it('is of one language alone', () => {
    const { en, es } = symbolOf(write(draft, 'es', 'deed', 'Limpia una ventana.'));
    expect([en.deed, es.deed]).toEqual(['Clean one window.', 'Limpia una ventana.']);
  });

  it('takes parts apart by commas, alternatives stay together', () => {
    const content = contentOf({ ...draftOf(contents.combined), parts: 'lamp|candle , water,' });
    expect(content.entry).toMatchObject({ parts: ['lamp|candle', 'water'] });
  });
});

describe('an entry that nobody has written yet', () => {
  it.each([
    ['symbol', 'variations'],
    ['class', 'words'],
    ['combined', 'phrases'],
  ] as const)('of kind %s is found by the word that was missing', (kind, field) => {
    const draft = blankDraft(kind, 'canuela', { text: 'cañuela', language: 'es' });
    expect(draft.texts.es[field]).toBe('cañuela');
    expect(draft.texts.en[field]).toBe('');
  });

  it('has a field for everything, each empty', () => {
    const { texts: blank, key } = blankDraft('celebrity', 'Íñigo Ñandú', { text: 'Íñigo', language: 'es' });
    expect([key, blank]).toEqual([
      'Íñigo Ñandú',
      { en: { quality: '', category: '' }, es: { quality: '', category: '' } },
    ]);
    const sent = symbolOf(blankDraft('symbol', 'zibber', null));
    expect([sent.basis, sent.common, sent.en.name, sent.es.variations]).toEqual(['house', false, '', []]);
  });
});

describe('a slug', () => {
  it.each([
    ['Zibber', 'zibber'],
    ['old  lamp', 'old-lamp'],
    ['Cañuela Ñandú', 'canuela-nandu'],
    ["St. John's wort", 'st-john-s-wort'],
    ['-- lamp, 2nd --', 'lamp-2nd'],
    ['燈', ''],
    ['', ''],
  ])('of %j: %j', (word, slug) => {
    expect(slugOf(word)).toBe(slug);
  });

  it('ends with no hyphen where it is cut', () => {
    expect(slugOf(`${'a'.repeat(59)} lamp`)).toBe('a'.repeat(59));
    expect(slugOf('lamp '.repeat(40))).toMatch(/^lamp(-lamp)*$/);
  });
});
