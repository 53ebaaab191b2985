import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analysed/analyse-text.ts';
import { lexicons, textsOf } from '../arcs/testing/arcs.ts';
import { createPersonalLexicon } from '../personal/personal-lexicon.ts';
import { recogniseWithPersonal } from '../personal/recognise-with-personal.ts';
import type { ReadingContext, ReadingLevel } from '../types.ts';
import { composeReading } from './compose-reading.ts';
import { readingRules } from './rules.ts';

const texts = {
  en: textsOf({ chased: ['~chase me'], 'acts-drives': ['~drive away'], unreal: ['~fly'] }),
  es: textsOf({ chased: ['me ~perseguir'] }, 'es'),
};
const dream =
  'A dog chased me through the rain and over a field that I did not know. I was scared. Then I took the car and drove away.';

interface More {
  readonly level?: ReadingLevel;
  readonly language?: Language;
  readonly context?: ReadingContext;
  readonly meaning?: string;
}

function read(text: string, { level = 'premium', language = 'en', context, meaning }: More = {}) {
  const lexicon = lexicons[language];
  const own = {
    id: 'personal-1',
    language,
    group: 'animal',
    name: 'Rex',
    category: '',
    variations: [],
  } as const;
  const personal = meaning === undefined ? undefined : createPersonalLexicon(language, [{ ...own, meaning }]);
  const mentions = recogniseWithPersonal(analyseText(text, lexicon), personal);
  return composeReading({ text, mentions, lexicon, personal, texts: texts[language], level, context });
}

const said = (reading: ReturnType<typeof read>) =>
  reading.sentences.map(({ part, paragraph, text }) => `${part} ${paragraph}: ${text}`);

describe('composeReading', () => {
  it('holds one thought: what happens, in the order of the dream, and comes back to it', () => {
    const reading = read(dream);
    expect(reading).toMatchObject({ engineVersion: '6', language: 'en', arc: 'acts-drives' });
    expect(said(reading)).toEqual([
      'headline 0: Headline of acts-drives.',
      'passage 1: A dog chased you through the rain and over a field.',
      'passage 1: Insight of chased, again.',
      'passage 2: You took the car and drove away.',
      'passage 2: Insight of acts-drives.',
      'passage 3: Insight of acts-drives, again.',
      'guidance 4: Guidance of acts-drives.',
      'question 5: Question of acts-drives?',
      'deed 6: Step of acts-drives.',
    ]);
  });

  it('says less in free readings, and least in plain ones', () => {
    const parts = (level: ReadingLevel) => read(dream, { level }).sentences.map(({ part }) => part);
    expect(parts('free')).not.toContain('guidance');
    expect(parts('free').at(-1)).toBe('deed');
    expect(parts('plain')).toEqual(['headline', 'passage', 'passage', 'question']);
  });

  it('shows for every sentence the words of the dream and a rule of the list', () => {
    for (const { evidence } of read(dream).sentences) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { start, end, rule } of evidence) {
        expect(Object.keys(readingRules)).toContain(rule);
        expect(dream.slice(start, end).trim()).not.toBe('');
      }
    }
    const headline = read(dream).sentences[0]?.evidence[0];
    expect(dream.slice(headline?.start, headline?.end)).toBe('drove away');
  });

  it('is the same for the same dream, and its wording does not hang on its symbols', () => {
    expect(read(dream)).toEqual(read(dream));
  });

  it('quotes what cannot be told', () => {
    const told = said(read('The dog (it chased me!) — ran.'));
    expect(told.join('\n')).toContain('Insight of chased.');
  });

  it('names the change of feeling in the dreamer’s words', () => {
    const text = `I was happy in the house with my mother. ${dream}`;
    expect(said(read(text)).join('\n')).toContain('From “happy” to “scared”.');
  });

  it('reads the scene in which the dreamer acts where it knows no arc', () => {
    const { arc, sentences } = read('I drove to the house with my mother.');
    expect(arc).toBeUndefined();
    expect(sentences[0]).toMatchObject({
      part: 'headline',
      text: 'You drove to the house with your mother.',
    });
  });

  it.each([
    ['xx yy.', 'en', 'do not yet tell enough'],
    ['xx yy.', 'es', 'aún no cuentan lo bastante'],
  ] as const)('says so where nothing can be read: %s (%s)', (text, language, words) => {
    expect(
      read(text, { language })
        .sentences.map((each) => each.text)
        .join(' '),
    ).toContain(words);
  });

  it('does not read what did not happen', () => {
    expect(read('The dog never chased me over the house.').arc).toBeUndefined();
  });

  it('speaks Spanish of Spanish dreams', () => {
    const { sentences } = read('Un perro me perseguía por la casa.', { language: 'es' });
    expect(sentences.map(({ text }) => text)).toContain('Un perro te perseguía por la casa.');
  });

  it('gives a symbol of the dreamer’s own in the dreamer’s words, apart', () => {
    const { sentences } = read(`Rex and I walked. ${dream}`, { meaning: 'The loyalty I had as a child.' });
    const own = sentences.find(({ part }) => part === 'history');
    expect(own?.text).toContain('“The loyalty I had as a child”');
    expect(own?.evidence[0]).toMatchObject({ rule: 'personal', ref: 'personal:1' });
  });

  it('says what returns, in premium readings', () => {
    const past = { dog: [1, 2, 3].map((day) => ({ dreamId: `${day}`, date: `2026-0${day}-01` })) };
    const context = { date: '2026-06-01', past, fits: {} };
    const history = (level: ReadingLevel) =>
      read(dream, { level, context }).sentences.filter(({ part }) => part === 'history');
    expect(history('premium')[0]?.text).toMatch(/fourth time|fourth dream/);
    expect(history('premium')[0]?.evidence.map(({ ref }) => ref)).toEqual(['dream:1', 'dream:2', 'dream:3']);
    expect(history('free')).toEqual([]);
  });
});

describe('care', () => {
  it('stands alone where the harm is sure', () => {
    const reading = read('My uncle came in and touched me, and a dog chased me.');
    expect(reading.care).toEqual({ kind: 'abuse_sexual', strength: 'strong' });
    expect(reading.arc).toBeUndefined();
    expect(reading.sentences.map(({ part }) => part)).not.toContain('question');
    expect(reading.sentences[0]?.part).toBe('headline');
  });

  it('reads beside a loss, draws no lesson from it and gives nothing to do', () => {
    const text = 'My mother has dementia and does not know me. Later a dog chased me through the rain.';
    const reading = read(text);
    expect(reading.care).toEqual({ kind: 'serious_illness_or_dementia', strength: 'gentle' });
    expect(reading.arc).toBe('chased');
    const parts = reading.sentences.map(({ part }) => part);
    expect(parts).toContain('care');
    expect(parts).not.toContain('deed');
    expect(parts).not.toContain('guidance');
    expect(parts.indexOf('care')).toBeLessThan(parts.indexOf('question'));
  });
});
