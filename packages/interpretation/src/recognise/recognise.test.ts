import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';
import { recognise } from './recognise.ts';

const english = lexiconOf('en', {
  person: { mother: 'mother', 'mother-in-law': 'mother-in-law' },
  place: { pool: 'swimming pool, pool' },
  action: { swim: 'swim', fall: 'fall' },
  body: { tooth: 'tooth', hair: 'hair' },
  animal: { dog: 'dog, guard dog', retriever: 'golden retriever' },
  vehicle: { car: 'car' },
});
const spanish = lexiconOf('es', {
  person: { mother: 'madre, mamá' },
  animal: { dog: 'perro, perro guardián' },
  action: { fall: 'caer, caerse', flee: 'irse de casa, huir', marry: 'casarse con' },
  body: { tooth: 'diente', nail: 'uña' },
  building: { house: 'casa' },
  food: { potato: 'papa' },
  condition: { locked: 'cerrado con llave' },
});

describe('recognise', () => {
  it.each([
    ['inflected forms', 'My [teeth] were [falling].'],
    ['the longest phrase', 'A [swimming pool], then a [pool] where we [swam].'],
    ['hyphens as spaces', 'A [swimming-pool] and my [mother in law].'],
    ['possessives without their ending', "My [mother]'s [car]."],
    ['capitals', 'MY [MOTHER].'],
    ['no phrase across a stop', 'We were [swimming]. [Pool] was next.'],
    ['places behind emoji and marks', '🐕🏽 a [dog] ne\u0301e [car] 🏠'],
    ['plural phrases', 'Two [golden retrievers].'],
  ])('finds %s in English', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it.each([
    ['verb forms', 'Me [caí] y se [caían] los [dientes].'],
    ['pronouns hung on verbs', 'Iba a [?caerme], [cayéndose].'],
    ['missing accents', 'Mi [mama] se [cayo].'],
    ['missing tildes', 'Las unas, las [uñas]'],
    ['decomposed letters', 'Mi [mama\u0301] y las [un\u0303as].'],
    ['agreement in phrases', 'Los [perros guardianes] y la puerta [cerrada con llave].'],
    ['diminutives', 'Un [perrito] en la [casita].'],
    ['reflexive phrases', 'Ella se [fue de casa]'],
    ['no deed where an article makes it a thing', 'La [casa] con jardín. Me [*casé con] él.'],
  ])('finds %s in Spanish', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });

  it('says which symbol, variation and rule', () => {
    expect(recognise('Guard dogs', english)).toEqual([
      {
        start: 0,
        end: 10,
        text: 'Guard dogs',
        symbol: 'dog',
        group: 'animal',
        variation: 'guard dog',
        rule: 'phrase.inflected',
        sense: 'noun.animal',
        state: 'present',
      },
    ]);
    expect(recognise('dog', english)[0]?.rule).toBe('word.exact');
  });

  it.each([
    ['a broom', 'class-tool class.exact class noun.object'],
    ['brooms', 'class-tool class.inflected class noun.object'],
    ['a spade', 'spade word.exact - noun.object'],
    ['a hair dryer', 'class-tool class.exact class noun.object'],
  ])('reads %j as %s', (text, expected) => {
    const lexicon = lexiconOf('en', {
      object: { 'class-tool': 'broom, spade, hair dryer', spade: 'spade' },
      body: { hair: 'hair' },
    });
    const [mention] = recognise(text, lexicon);
    expect(`${mention?.symbol} ${mention?.rule} ${mention?.kind ?? '-'} ${mention?.sense}`).toBe(expected);
  });

  it('reads sentences of the other language with its dictionary', () => {
    const text =
      'I was there with my dog and we fell. Luego estaba en la casa con un perro. 🐕 The dog was in it.';
    const found = (options = {}) => recognise(text, english, options).map(({ text: words }) => words);
    expect(found()).toEqual(['dog', 'fell', 'dog']);
    expect(found({ others: [spanish] })).toEqual(['dog', 'fell', 'casa', 'perro', 'dog']);
    for (const { start, end, text: words } of recognise(text, english, { others: [spanish] }))
      expect(text.slice(start, end)).toBe(words);
  });

  it('takes a missing part of the body for a fact of the dream', () => {
    const [hair] = recognise('A mother without hair.', english).slice(1);
    expect(hair).toMatchObject({
      symbol: 'hair',
      state: 'absent',
      isLacking: true,
      condition: { text: 'without' },
    });
    const [dog] = recognise('A house without a dog.', english);
    expect(dog).toMatchObject({ symbol: 'dog', state: 'absent' });
  });

  it('finds nothing in nothing', () => {
    expect(recognise('', english)).toEqual([]);
  });

  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      'dog',
      'guard',
      'swimming',
      'pool',
      'not',
      'like a',
      "'s",
      '-',
      ' ',
      '. ',
      'e\u0301',
      '🐕',
      'caerse',
      'woke up',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' '));

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('gives exact, ordered, repeatable places in any text with %s', (_language, lexicon) => {
    fc.assert(
      fc.property(texts, (text) => {
        const mentions = recognise(text, lexicon);
        let last = 0;
        for (const mention of mentions) {
          expect(text.slice(mention.start, mention.end)).toBe(mention.text);
          expect(mention.start).toBeGreaterThanOrEqual(last);
          expect(mention.end).toBeGreaterThan(mention.start);
          last = mention.end;
        }
        expect(recognise(text, lexicon)).toEqual(mentions);
      }),
    );
  });
});
