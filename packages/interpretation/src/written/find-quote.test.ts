import { describe, expect, it } from 'vitest';
import { quoteFinder } from './find-quote.ts';

const dream =
  'I couldn’t find  mine.\nMy sister said: "We could have taken the bridge." Mamá llegó. 🐕 ran home';
const find = quoteFinder(dream);
const found = (quote: string) => {
  const place = find(quote);
  return place && dream.slice(place.start, place.end);
};

describe('a quote', () => {
  it.each([
    ['I couldn’t find  mine', 'I couldn’t find  mine'],
    ["i couldn't find mine.", 'I couldn’t find  mine'],
    ['mine. My sister', 'mine.\nMy sister'],
    ['“We could have taken the bridge”', 'We could have taken the bridge'],
    ['said: We could', 'said: "We could'],
    ['MAMA LLEGO', 'Mamá llegó'],
    ['🐕 ran home', 'ran home'],
    ['llegó. 🐕 ran', 'llegó. 🐕 ran'],
  ])('is found: %s', (quote, there) => {
    expect(found(quote)).toBe(there);
  });

  it.each(['', '…', 'the fridge', 'ridge', 'We could take the bridge', 'sister said we', 'taken bridge'])(
    'is not found: %s',
    (quote) => {
      expect(find(quote)).toBeUndefined();
    },
  );

  it('covers a letter whose accent is written apart', () => {
    const apart = 'el café estaba frío'.normalize('NFD');
    const place = quoteFinder(apart)('El café');
    expect(apart.slice(place?.start, place?.end)).toBe('el café'.normalize('NFD'));
  });
});
