import { describe, expect, it } from 'vitest';
import { composeReading } from '../reading/compose-reading.ts';
import { readingText } from '../reading/reading-text.ts';
import { recognise } from '../recognise/recognise.ts';
import { fileOf } from '../testing/lexicon-of.ts';
import { openDictionary } from './open-dictionary.ts';
import { dreamReader, readDream } from './read-dream.ts';
import { recogniseDream } from './recognise-dream.ts';

const file = fileOf('en', { animal: { dog: 'dog' }, building: { house: 'house' } });
const opened = openDictionary({ file });
const dictionary = { of: (language: string) => (language === 'en' ? opened : undefined) };
const text = 'A dog was barking in the house and I was afraid of the dog.';

describe('readDream', () => {
  it.each(['premium', 'free', 'plain'] as const)(
    'is recognition, composition and notes in one (%s)',
    (level) => {
      const { lexicon } = opened;
      const mentions = recognise(text, lexicon);
      const reading = composeReading({ text, mentions, lexicon, texts: opened.readingTexts, level });
      const read = readDream({ text, dictionary, level });
      expect(read).toMatchObject({ language: 'en', mentions, reading, text: readingText(reading) });
      expect(read.notes.map(({ id, mentions: places }) => [id, places.length])).toEqual([
        ['dog', 2],
        ['house', 1],
      ]);
    },
  );

  it('knows the dreamer’s own symbols', () => {
    const own = [
      {
        id: 'personal-1',
        language: 'en',
        group: 'animal',
        name: 'dog',
        category: 'Mine',
        meaning: 'loyalty',
      },
    ] as const;
    const { notes } = readDream({
      text,
      dictionary,
      level: 'free',
      own: own.map((symbol) => ({ ...symbol, context: 'my first dog', variations: [] })),
    });
    expect(notes[0]).toMatchObject({
      kind: 'personal',
      meaning: 'loyalty',
      extendedDescription: 'my first dog',
    });
  });

  it('says what care stands alone, so that its symbols can be kept closed', () => {
    const harm = 'A dog was in the house, and my uncle came in, and touched me.';
    const { notes, reading } = readDream({ text: harm, dictionary, level: 'free' });
    expect(reading.care).toEqual({ kind: 'abuse_sexual', strength: 'strong' });
    expect(notes.map(({ id }) => id)).toEqual(['dog', 'house']);
  });
});

describe('dreamReader', () => {
  it('names no more places in a sentence than the wire takes', () => {
    const mine = {
      id: 'personal-1',
      language: 'en',
      group: 'animal',
      name: 'Rex',
      category: '',
      context: '',
    } as const;
    const own = [{ ...mine, meaning: 'loyalty', variations: [] }];
    const many = readDream({
      text: 'Rex and Rex. '.repeat(150),
      language: 'en',
      dictionary,
      own,
      level: 'premium',
    });
    const counts = many.reading.sentences.map(({ evidence }) => evidence.length);
    expect(Math.max(...counts)).toBe(100);
  });

  it('gives each reader a copy of their own', () => {
    const read = dreamReader(recogniseDream({ text, dictionary }));
    const [first, second] = [read('free').reading, read('free').reading];
    expect(second).toEqual(first);
    expect(second.sentences[0]?.evidence).not.toBe(first.sentences[0]?.evidence);
  });
});
