import { describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { forgetWords, keepWords, keptWords, type WordsPlace } from './kept-words.ts';

const place: WordsPlace = { memberId: 7, dream: 12, kind: 'answer' };
const words = { text: 'Yesterday I waited.', isMeant: false };

describe('kept words', () => {
  it('are found again at their place alone', () => {
    keepWords(place, words);
    expect(keptWords(place)).toEqual(words);
    for (const other of [{ memberId: 8 }, { dream: 13 }, { kind: 'change' as const }])
      expect(keptWords({ ...place, ...other })).toBeNull();
  });

  it('are forgotten once the server has them', () => {
    keepWords(place, words);
    forgetWords(place);
    expect(keptWords(place)).toBeNull();
  });

  it('make room for newer ones', () => {
    for (let dream = 1; dream <= 70; dream += 1) keepWords({ ...place, dream }, words);
    expect(keptWords({ ...place, dream: 10 })).toBeNull();
    expect(keptWords({ ...place, dream: 11 })).toEqual(words);
    expect(keptWords({ ...place, dream: 70 })).toEqual(words);
  });

  it.each(['no JSON', 'null', '[1]', '{"7/12/answer":{"text":3,"isMeant":true}}'])(
    'start anew where the memory holds %s',
    (memory) => {
      writeLocal(localKeys.followUpWords, memory);
      expect(keptWords(place)).toBeNull();
      keepWords(place, words);
      expect(keptWords(place)).toEqual(words);
    },
  );
});
