import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../question/read-question.ts';
import { keptDreams, readOracle } from '../../testing/read-oracle.ts';
import { answerQuestion } from '../answer-question.ts';

const books = await readOracle(['en', 'es']);
type Night = readonly [night: string, content: string];

function answer(language: 'en' | 'es', text: string, ...nights: Night[]) {
  const read = readQuestion({ text, fallback: language, ...books });
  const dreams = keptDreams(nights, language, books.dictionary);
  const asked = { dreams, practices: [], tone: 'plain', chart: null, today: '2026-06-01', ...books } as const;
  const given = answerQuestion({ ...asked, question: { text, read } });
  const of = (part: string) =>
    given.sentences
      .filter((sentence) => sentence.part === part)
      .map((sentence) => sentence.text)
      .join(' ');
  return { given, of };
}

const barred: Night = ['2026-04-02', 'My sister was on the ferry, and it left without me.'];
const alike: Night = ['2026-04-20', 'My sister was at the top of a tower and I stood below, all alone.'];
const otherwise: Night = ['2026-05-03', 'My sister rowed past, and she sat down beside me and we ate plums.'];

describe('nights that differ', () => {
  it('are told with their days and words, those alike first, and the exception to its end', () => {
    const { of, given } = answer('en', 'Why is it so hard to reach my sister?', barred, alike, otherwise);
    const told = of('dreams');
    expect(told.indexOf('2 April')).toBeLessThan(told.indexOf('20 April'));
    expect(told.indexOf('20 April')).toBeLessThan(told.indexOf('3 May'));
    expect(told).toContain('we ate plums');
    expect(told).toContain('your sister was beside you');
    expect(of('thought')).toContain('you are left alone with it');
    expect(given.dreams.map(({ night }) => night)).toEqual(['2026-04-02', '2026-04-20', '2026-05-03']);
  });

  it('say nothing of a side that none of them tells', () => {
    const { of } = answer('en', 'Why is it so hard to reach my sister?', barred, alike);
    expect(of('dreams')).not.toContain('differently');
    expect(of('thought')).not.toContain('left alone');
  });

  it('are told in Spanish as well, with whoever is there', () => {
    const { of } = answer(
      'es',
      '¿Por qué me cuesta tanto llegar a mi hermana?',
      ['2026-04-02', 'Mi hermana iba en el barco y se fueron sin mí.'],
      ['2026-05-03', 'Mi hermana se sentó a mi lado y comimos ciruelas.'],
    );
    expect(of('dreams')).toContain('tu hermana estaba a tu lado');
    expect(of('thought')).toContain('te quedas a solas con ello');
  });

  it('find the exception in a night that does not speak of it, and say that it does not', () => {
    const { of } = answer('en', 'Why is it so hard to reach my sister?', barred, [
      '2026-05-10',
      'A heron sat down beside me in the marsh and took my hand.',
    ]);
    expect(of('dreams')).toContain('A night that does not speak of it, that of 10 May');
    expect(of('dreams')).toContain('was beside you');
  });

  it('are not held up to each other in two things, nor is it said of one night alone that something sticks', () => {
    const free: Night = ['2026-05-03', 'My sister rowed past and I got across to the other bank.'];
    const { of } = answer('en', 'Why is it so hard to reach my sister?', barred, free);
    expect(of('dreams')).not.toMatch(/left alone|not like that|differently/u);
    const { of: ofOne } = answer('en', 'Why is it so hard to reach my sister?', barred, alike);
    expect(ofOne('change')).toBe('');
  });

  it('take what a dream tells last, and never a dream that ends heavily for the lighter side', () => {
    const heavy: Night = [
      '2026-05-03',
      'My sister sat down beside me, and then I was terrified, ashamed and desperate.',
    ];
    const { of } = answer('en', 'Why is it so hard to reach my sister?', barred, heavy);
    expect(of('dreams')).not.toContain('beside you');
  });
});

it.each([
  [
    'en',
    'Eight months without a drink. Will I relapse?',
    'I could not find the bar. I drank alone.',
    'I drank wine and I was so happy.',
  ],
  [
    'es',
    'Llevo ocho meses sin beber. ¿Voy a recaer?',
    'No encontraba el bar. Bebía a solas.',
    'Bebía vino y estaba muy contenta.',
  ],
] as const)(
  'does not hold up one night to another in a delicate matter (%s)',
  (language, question, one, other) => {
    const { of } = answer(language, question, ['2026-04-02', one], ['2026-05-03', other]);
    expect(of('dreams')).not.toMatch(/differently|not like that|de otra manera|no fue así/u);
    expect(of('change')).toBe('');
  },
);
