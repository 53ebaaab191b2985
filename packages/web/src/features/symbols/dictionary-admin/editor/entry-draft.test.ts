import type { DeskContent } from '@chitta/contract';
import { entryKinds } from '@chitta/contract/limits';
import { describe, expect, it } from 'vitest';
import { blankDraft, contentOf, draftOf, fieldsOf, slugOf } from './entry-draft.ts';

const texts = (name: string) => ({
  name,
  category: 'House',
  function: 'keeps',
  meaning: 'what is kept',
  description: 'It holds.',
  extended: 'It has held for long.',
  insight: 'What do you keep?',
  deed: 'Open it.',
  variations: ['chest', 'old chest'],
});

const symbol = {
  kind: 'symbol',
  entry: {
    id: 'chest',
    group: 'object',
    common: true,
    vital: false,
    basis: 'sourced',
    en: { ...texts('Chest'), unshown: ['chests'] },
    es: { ...texts('Arcón'), variations: ['arcón'] },
  },
} as unknown as DeskContent;
const combined = {
  kind: 'combined',
  entry: {
    id: 'dog-and-sea',
    parts: ['dog', 'sea'],
    en: { name: 'Dog and sea', meaning: 'a', description: 'b', insight: 'c', phrases: ['dog by the sea'] },
    es: { name: 'Perro y mar', meaning: 'a', description: 'b', insight: 'c' },
  },
} as unknown as DeskContent;
const celebrity = {
  kind: 'celebrity',
  entry: {
    name: 'Ada Lovelace',
    also: ['Ada', 'Countess of Lovelace'],
    category: { en: 'science', es: 'ciencia' },
    en: 'reckoning',
    es: 'cálculo',
  },
} as unknown as DeskContent;
const kind = {
  kind: 'class',
  entry: {
    id: 'boats',
    group: 'object',
    en: { ...texts('Boats'), words: 'boat\nship' },
    es: { ...texts('Barcos'), words: 'barco' },
  },
} as unknown as DeskContent;

describe('an entry as it is written', () => {
  it.each([
    ['symbol', symbol],
    ['combined', combined],
    ['celebrity', celebrity],
  ])('is sent as it was kept where nothing was changed: a %s', (_, content) => {
    expect(contentOf(draftOf(content))).toEqual(content);
  });

  it('keeps the lines of the words of a class', () => {
    const draft = draftOf(kind);
    expect(draft.texts.en.words).toBe('boat\nship');
    expect(contentOf(draft)).toMatchObject({ entry: { id: 'boats', en: { words: 'boat\nship' } } });
  });

  it('has a text for every field that is shown, in both languages', () => {
    for (const each of entryKinds) {
      const { texts: blank } = blankDraft(each, 'new', null);
      const names = fieldsOf[each].map(({ name }) => name);
      expect(Object.keys(blank.en)).toEqual(names);
      expect(Object.keys(blank.es)).toEqual(names);
    }
  });

  it('begins with the word that was looked for, in its language alone', () => {
    const word = { text: 'faro', language: 'es' } as const;
    expect(blankDraft('symbol', 'faro', word).texts).toMatchObject({
      en: { variations: '' },
      es: { variations: 'faro' },
    });
    expect(blankDraft('class', 'faro', word).texts.es.words).toBe('faro');
    expect(blankDraft('combined', 'faro', word).texts.es.phrases).toBe('faro');
    expect(Object.values(blankDraft('celebrity', 'faro', word).texts.es)).toEqual(['', '']);
  });

  it('takes lists apart only when it is sent, so that a comma and a space can be typed', () => {
    const draft = draftOf(symbol);
    const typed = 'chest, old chest, ';
    const now = { ...draft, texts: { ...draft.texts, en: { ...draft.texts.en, variations: typed } } };
    expect(now.texts.en.variations).toBe(typed);
    expect(contentOf(now)).toMatchObject({ entry: { en: { variations: ['chest', 'old chest'] } } });
  });

  it('leaves out a list that may be missing, and sends one that may not as empty', () => {
    const draft = draftOf(symbol);
    const en = { ...draft.texts.en, unshown: ' , ', variations: '  ' };
    const { entry } = contentOf({ ...draft, texts: { ...draft.texts, en } }) as {
      entry: { en: Record<string, unknown> };
    };
    expect('unshown' in entry.en).toBe(false);
    expect(entry.en.variations).toEqual([]);
  });

  it('sends sentences without the space around them and with every space within', () => {
    const draft = draftOf(symbol);
    const en = { ...draft.texts.en, deed: '  Turn it down.  Then wait. ' };
    expect(contentOf({ ...draft, texts: { ...draft.texts, en } })).toMatchObject({
      entry: { en: { deed: 'Turn it down.  Then wait.' } },
    });
  });

  it('says of a celebrity no other names where there are none', () => {
    const { entry } = contentOf({ ...draftOf(celebrity), also: ' ,' });
    expect('also' in entry).toBe(false);
  });
});

describe('slugOf', () => {
  it.each([
    ['Old Chest', 'old-chest'],
    ['  ¡Árbol niño!  ', 'arbol-nino'],
    ['夢', ''],
    [`${'a'.repeat(59)} river`, 'a'.repeat(59)],
  ])('%j is %j', (word, slug) => {
    expect(slugOf(word)).toBe(slug);
  });
});
