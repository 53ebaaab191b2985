import { describe, expect, it } from 'vitest';
import { analyseText } from '../analysed/analyse-text.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { unknownNouns } from './unknown-nouns.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog' },
  condition: { old: 'old' },
  place: { river: 'river' },
});
const spanish = lexiconOf('es', { animal: { dog: 'perro' }, place: { river: 'río' } });

describe('unknownNouns', () => {
  it.each([
    ['There was a zibber by the river.', 'zibber'],
    ['I saw the old zibber, and my quonk was there.', 'zibber quonk'],
    ['A zibber and the zibber.', 'zibber'],
    ['The dog was by the river.', ''],
    ['I went to the Zibber with my Quonk.', ''],
    ['It was the shiny dog, and a strangely old river.', ''],
    ['We were zibbering in the river.', ''],
    ['He zibbered, and it was zibby.', ''],
    ['my maria stood by the river with the zibber', 'zibber'],
    ['An x, a 12 and a z1b.', ''],
    ['', ''],
  ])('finds in %j: %j', (text, words) => {
    expect(unknownNouns(analyseText(text, english)).join(' ')).toBe(words);
  });

  it.each([
    ['Había un zorbo enorme junto al río.', 'zorbo'],
    ['Vi la cañuela y mi quinco.', 'cañuela quinco'],
    ['Fui con Zorbo y con el perro.', ''],
    ['Lo miraba lentamente, zorbando.', ''],
    ['Era para zorbar y sin zorbarme.', ''],
  ])('finds in %j: %j (Spanish)', (text, words) => {
    expect(unknownNouns(analyseText(text, spanish)).join(' ')).toBe(words);
  });
});
