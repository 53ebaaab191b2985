import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import type { Assertion, Mention, Reading, ReadingLevel } from '../types.ts';
import { composeReading, prepareReading } from './compose-reading.ts';
import { readingText } from './reading-text.ts';
import { readingRules } from './rules.ts';
import { fixtureLexicon } from './testing/fixture.ts';

const lexicons = { en: fixtureLexicon('en'), es: fixtureLexicon('es') };
type Language = keyof typeof lexicons;

function read(language: Language, text: string, level: ReadingLevel = 'premium'): Reading {
  const lexicon = lexicons[language];
  return composeReading({ text, mentions: recognise(text, lexicon), lexicon, level });
}

/** Own words only: what stands inside quotation marks is the dreamer's. */
const withoutQuotes = (text: string) => text.replace(/[“«][^”»]*[”»]/gu, '');

function expectWellFormed(reading: Reading, text: string): void {
  expect(reading.sentences.length).toBeGreaterThan(0);
  const said = reading.sentences.map((sentence) => sentence.text);
  expect(new Set(said).size).toBe(said.length);
  for (const sentence of reading.sentences) {
    // Letters of mathematics are small and have no capital.
    const letter = sentence.text.match(/^[^\p{L}\p{N}]*(\p{Ll})/u)?.[1];
    expect(letter?.toLocaleUpperCase()).toBe(letter);
    expect(sentence.text).toMatch(/[.?]$/u);
    expect(sentence.text).not.toMatch(/ {2}|undefined|\$\{|!|;\.|,\./u);
    expect(sentence.evidence.length).toBeGreaterThan(0);
    for (const { start, end, rule } of sentence.evidence) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(readingRules).toHaveProperty([rule]);
    }
  }
}

/** "del" and "al", never "de el" and "a el". */
function expectContracted({ sentences }: Reading): void {
  for (const { text } of sentences)
    expect(withoutQuotes(text)).not.toMatch(/(?<!\p{L})(?:de|a) el(?!\p{L})/iu);
}

const languages = fc.constantFrom<Language>('en', 'es');
const levels = fc.constantFrom<ReadingLevel>('free', 'premium', 'plain');
const states = fc.constantFrom<Assertion>(
  'present',
  'present',
  'present',
  'absent',
  'unreal',
  'simile',
  'waking',
);

/** Texts that are half words of a dream and half anything. */
const texts = fc.oneof(
  fc.string({ minLength: 20, maxLength: 5000, unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        ...'I my the a black dog house in at was chased me flooded and then , . \n\n ! “ el la un mi perro negro casa en de me persiguió estaba no y luego agua teléfono'.split(
          ' ',
        ),
      ),
      { minLength: 20, maxLength: 300 },
    )
    .map((words) => words.join(' ')),
);

const cases = fc.tuple(
  texts,
  languages,
  levels,
  fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.nat(), states), { maxLength: 40 }),
);

function scatter(
  text: string,
  language: Language,
  places: readonly (readonly [number, number, number, Assertion])[],
) {
  const { entries } = lexicons[language];
  return places.flatMap(([at, length, pick, state]): Mention[] => {
    const start = at % text.length;
    const end = Math.min(text.length, start + length + 1);
    const entry = entries[pick % entries.length];
    if (!entry) return [];
    const { id, group, variations } = entry;
    return [
      {
        start,
        end,
        symbol: id,
        group,
        text: text.slice(start, end),
        variation: variations[0] ?? '',
        rule: 'x',
        sense: 'noun.object',
        state,
      },
    ];
  });
}

describe('composeReading', () => {
  it('gives a well-formed reading for any text and any mentions', () => {
    fc.assert(
      fc.property(cases, ([text, language, level, places]) => {
        const mentions = scatter(text, language, places);
        const input = { text, mentions, lexicon: lexicons[language], level };
        const reading = composeReading(input);
        expectWellFormed(reading, text);
        expect(composeReading(input)).toEqual(reading);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a well-formed reading for whatever is recognised', () => {
    fc.assert(
      fc.property(texts, languages, levels, (text, language, level) => {
        const reading = read(language, text, level);
        expectWellFormed(reading, text);
        if (language === 'es') expectContracted(reading);
      }),
      { numRuns: 200 },
    );
  });

  it('changes only the sentences about the dog when the dog is a cat', () => {
    const dream =
      'I was in the kitchen. The dog chased me. Then I opened the door and my brother carried a bucket.';
    const dog = read('en', dream).sentences.map(({ text }) => text);
    const cat = read('en', dream.replace('dog', 'cat')).sentences.map(({ text }) => text);
    expect(cat).toHaveLength(dog.length);
    const changed = dog.filter((sentence, index) => sentence !== cat[index]);
    expect(changed.length).toBeGreaterThan(0);
    for (const sentence of changed) expect(sentence).toMatch(/dog|a habit that keeps you company/iu);
  });

  it('reads an absent thing as an absence and never as a presence', () => {
    const text = 'I drove home in my car at night. There was no dog in the kitchen.';
    const evidence = read('en', text).sentences.flatMap((sentence) => sentence.evidence);
    const rules = evidence.filter(({ symbol }) => symbol === 'dog').map(({ rule }) => rule);
    expect(rules.every((rule) => rule === 'absence.named')).toBe(true);
    expect(readingText(read('en', text))).not.toContain('the dog');
  });

  it.each([
    ['en', 'My brother hurt me again, like when I was small, in our house.'],
    ['es', 'Mi hermano me pegaba otra vez en nuestra casa, como antes.'],
  ] as const)('lays no symbols over real violence (%s) and points to help', (language, text) => {
    for (const level of ['free', 'premium', 'plain'] as const) {
      const reading = read(language, text, level);
      const evidence = reading.sentences.flatMap((sentence) => sentence.evidence);
      expect(evidence.every(({ rule, symbol }) => rule === 'care.distress' && symbol === undefined)).toBe(
        true,
      );
      expect(readingText(reading)).toContain('findahelpline.com');
    }
  });

  it.each([
    ['en', 'My grandmother died in the kitchen.'],
    ['es', 'Mi abuela se moría en la cocina.'],
  ] as const)('reassures before anything else where somebody dies (%s)', (language, text) => {
    const [first] = read(language, text, 'free').sentences;
    expect(first?.evidence[0]?.rule).toBe('reassurance.death');
  });

  it('does not assert an action that the dream denies', () => {
    const rules = read('en', 'I did not open the door. The cat was in the kitchen.').sentences.flatMap(
      ({ evidence }) => evidence.filter(({ symbol }) => symbol === 'open').map(({ rule }) => rule),
    );
    expect(new Set(rules)).toEqual(new Set(['absence.named']));
  });
});

describe('prepareReading', () => {
  it.each([
    ['es', 'Mi hermano perseguía a un perro por mi casa. Luego abrí una puerta y no había llave.'],
    ['es', 'Estaba en la escuela con mi abuela. De repente, una ola enorme. Tenía miedo y corrí al mar.'],
    ['es', 'Mi hermano me pegaba otra vez en nuestra casa, como antes.'],
    ['en', 'Nothing that anybody could name, on and on.'],
    ['en', 'My grandmother died in the kitchen. I was afraid, and then I flew over the sea and the school.'],
  ] as const)('(%s) composes each level of %j in any order', (language, text) => {
    const lexicon = lexicons[language];
    const dream = { text, mentions: recognise(text, lexicon), lexicon };
    const alone = (level: ReadingLevel) => composeReading({ ...dream, level });
    for (const order of [
      ['premium', 'free', 'plain'],
      ['plain', 'premium', 'free'],
    ] as const) {
      const readAt = prepareReading(dream);
      for (const level of order) expect(readAt(level)).toEqual(alone(level));
    }
  });

  it('composes every level of any text as if it were the only one', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const lexicon = lexicons[language];
        const dream = { text, mentions: recognise(text, lexicon), lexicon };
        const readAt = prepareReading(dream);
        for (const level of ['plain', 'free', 'premium'] as const)
          expect(readAt(level)).toEqual(composeReading({ ...dream, level }));
      }),
      { numRuns: 20 },
    );
  });

  it('knows of the dreamer at every level what is told to it once', () => {
    const lexicon = lexicons.es;
    const text = 'Estaba en la escuela con mi abuela. Abrí la puerta y corrí hacia el mar con un perro.';
    const dream = {
      text,
      mentions: recognise(text, lexicon),
      lexicon,
      context: { address: 'feminine' as const },
    };
    const readAt = prepareReading(dream);
    for (const level of ['plain', 'free', 'premium'] as const)
      expect(readAt(level)).toEqual(composeReading({ ...dream, level }));
  });

  it.each([
    ['My brother chased a dog through my old house. Then I opened a red door and there was no key.'],
    ['He hurt me again, like when I was small.'],
  ])('composes every level of %j as if it were the only one', (text) => {
    const lexicon = fixtureLexicon('en');
    const dream = { text, mentions: recognise(text, lexicon), lexicon };
    const readAt = prepareReading(dream);
    for (const level of ['free', 'premium', 'plain', 'free'] as const)
      expect(readAt(level)).toEqual(composeReading({ ...dream, level }));
  });
});
