import type { Language } from '@chitta/symbols/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readDictionary, type ShippedDictionary } from '../testing/read-dictionary.ts';
import type { ReadingLevel } from '../types.ts';
import { composeReading } from './compose-reading.ts';

const dictionaries = new Map<Language, ShippedDictionary>();

beforeAll(async () => {
  for (const language of ['en', 'es'] as const) dictionaries.set(language, await readDictionary(language));
});

/** What the dictionary describes, in these tests everything but what is common. */
function read(text: string, language: Language = 'en', level: ReadingLevel = 'premium') {
  const { lexicon, texts } = dictionaries.get(language) as ShippedDictionary;
  const describe = (symbol: string) => `About ${symbol}.`;
  return composeReading({ text, mentions: recognise(text, lexicon), lexicon, texts, level, describe });
}

const linesOf = (reading: ReturnType<typeof read>) =>
  reading.sentences.map(({ part, text }) => `${part}: ${text}`);

describe('a dream in which nothing was found that happens in many', () => {
  it('is read by the image that says most, in the words of the dictionary', () => {
    const reading = read('A man was selling umbrellas in the desert.');
    const meaning = dictionaries.get('en')?.lexicon.entry('umbrella')?.meaning ?? '';
    expect(reading.arc).toBeUndefined();
    const [headline, told, about] = linesOf(reading);
    expect(headline).toContain(`mbrellas`);
    expect(headline).toContain(meaning);
    expect(told).toBe('passage: A man was selling umbrellas in the desert.');
    expect(about).toBe('passage: About umbrella.');
    expect(reading.sentences[0]?.evidence).toEqual([
      { start: 18, end: 27, symbol: 'umbrella', rule: 'scene' },
    ]);
  });

  it('asks and gives to do what belongs to that image', () => {
    const { lexicon } = dictionaries.get('en') as ShippedDictionary;
    const lines = linesOf(read('A man was selling umbrellas in the desert.'));
    expect(lines).toContain(`question: ${lexicon.entry('umbrella')?.insight}`);
    expect(lines).toContain(`deed: ${lexicon.entry('umbrella')?.deed}`);
    const plain = linesOf(read('A man was selling umbrellas in the desert.', 'en', 'plain'));
    expect(plain.some((line) => line.startsWith('deed'))).toBe(false);
  });

  it('takes an animal before the place where it stands', () => {
    const [headline] = linesOf(read('Una burra con sombrero en el andén del metro.', 'es'));
    expect(headline).toMatch(/burra/);
  });

  it('reads an image by the picture that it is part of', () => {
    const lines = linesOf(read('Dormíamos en una casa sin puertas.', 'es'));
    expect(lines).toContain('passage: About house-without-walls.');
  });

  it('quotes what it cannot tell in the second person', () => {
    const lines = linesOf(read('Me tumbaba en la hierba al lado del burro.', 'es'));
    expect(lines[0]).toContain('burro');
    expect(lines[1]).toBe('passage: «Me tumbaba en la hierba al lado del burro.»');
  });

  it('reads by an arc what happens seldom enough to say more than its images', () => {
    expect(read('A fox chased me through the whole street and I ran away.').arc).toBeDefined();
  });

  it('draws no lesson from the images of a loss', () => {
    const reading = read('My mother has dementia and does not know me. There were umbrellas in the desert.');
    expect(reading.care?.strength).toBe('gentle');
    expect(linesOf(reading).join('\n')).not.toContain('About');
  });
});
