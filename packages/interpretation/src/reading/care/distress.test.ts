import { describe, expect, it } from 'vitest';
import { findDistress } from './distress.ts';

describe('findDistress', () => {
  it.each([
    ['He hurt me again, like when I was small.', 'hurt me again'],
    ['I wanted to die and I stood on the bridge.', 'wanted to die'],
    ['My uncle used to hit me in that house.', 'used to hit me'],
    ['In the dream I was raped by a man I know.', 'raped'],
    ['I tried to kill myself with pills.', 'kill myself'],
    ['Él me violó otra vez en el mismo cuarto.', 'me violó'],
    ['Soñé que me pegaba otra vez, como antes.', 'me pegaba otra vez'],
    ['Quería quitarme la vida desde el puente.', 'quitarme la vida'],
    ['Mi padrastro abusó de mí cuando era niña.', 'abusó de mí'],
    ['Violarme quiso. «Me maltrataba», dije.', 'Violarme'],
    ['Dijo (otra vez) y (me maltrataba)', 'me maltrataba'],
  ])('finds real violence or distress in %j', (text, words) => {
    expect(findDistress(text).map(({ start, end }) => text.slice(start, end))).toContain(words);
  });

  it.each([
    'A man with a knife chased me and tried to kill me.',
    'The shark bit my leg and there was blood everywhere.',
    'A soldier shot my brother and I ran home.',
    'Un hombre con violín tocaba en la plaza.',
    'Un nombre como Éme violó el silencio.',
    'Me perseguía un asesino y casi me mata.',
    'The waves beat against the shore again and again.',
  ])('leaves an ordinary nightmare to be read: %j', (text) => {
    expect(findDistress(text)).toEqual([]);
  });
});
