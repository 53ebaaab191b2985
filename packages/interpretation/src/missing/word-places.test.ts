import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analysed/analyse-text.ts';
import { recognise } from '../recognise/recognise.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { wordPlaces } from './word-places.ts';

const lexicons = {
  en: lexiconOf('en', {
    animal: { dog: 'dog', 'class-bird': 'heron' },
    place: { river: 'river' },
    action: { run: 'run/v' },
  }),
  es: lexiconOf('es', { animal: { dog: 'perro' }, place: { river: 'río' } }),
};

/** "word: before … after" of each that is found. */
function placesIn(language: Language, text: string, words: readonly string[]): string[] {
  const lexicon = lexicons[language];
  const dream = { analysed: analyseText(text, lexicon), mentions: recognise(text, lexicon) };
  return wordPlaces(dream, words).map(({ word, before, after }) => `${word}: ${before} … ${after}`);
}

describe('where a word stands', () => {
  it.each([
    ['A zibber.', 'article … edge'],
    ['zibber', 'edge … edge'],
    ['Zibber, and then the dog.', 'edge … conjunction'],
    ['I saw a zibber by the river.', 'article … preposition'],
    ['My zibber was there.', 'possessive … auxiliary'],
    ['There were three zibber in the garden.', 'number … preposition'],
    ['I saw the river. Zibber stood there.', 'edge … other'],
    ['I saw the zibber! The dog ran.', 'article … edge'],
    ['The zibber, the dog and I.', 'article … article'],
    ['I wanted to run zibber by the river.', 'verb … preposition'],
    ['I saw zibber.', 'verb … edge'],
    ['It was not zibber.', 'negation … edge'],
  ])('in %j: %s', (text, place) => {
    expect(placesIn('en', text, ['zibber'])).toEqual([`zibber: ${place}`]);
  });

  it.each([
    ['Vi una cañuela en el río.', 'cañuela', 'article … preposition'],
    ['Mi cañuela dormía.', 'cañuela', 'possessive … other'],
    ['¿Y la cañuela?', 'cañuela', 'article … edge'],
    ['No había cañuela.', 'cañuela', 'auxiliary … edge'],
  ])('in %j (Spanish)', (text, word, place) => {
    expect(placesIn('es', text, [word])).toEqual([`${word}: ${place}`]);
  });

  it('is told once for each word, as it stands first', () => {
    expect(placesIn('en', 'A zibber. My zibber by the quonk.', ['quonk', 'zibber'])).toEqual([
      'zibber: article … edge',
      'quonk: article … edge',
    ]);
  });

  it('is told of a word that only a class knows by the form it is listed under', () => {
    expect(placesIn('en', 'Two herons by the river.', ['heron'])).toEqual(['heron: number … preposition']);
  });

  it('is not told of words that are not there, nor of parts of words', () => {
    expect(placesIn('en', 'A zibber by the river.', ['quonk', 'zib', ''])).toEqual([]);
    expect(placesIn('en', '', ['zibber'])).toEqual([]);
    expect(placesIn('en', 'A zibber.', [])).toEqual([]);
  });

  it('says no word of the sentence', () => {
    const told = placesIn('en', 'Aunt Ludmilla burnt the zibber in Trieste.', ['zibber']).join(' ');
    expect(told).toMatch(/^zibber: article … preposition$/);
  });
});
