import { describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { findUnsentText, forgetUnsentText, keepUnsentText, type TextPlace } from './unsent-text.ts';

const place: TextPlace = { memberId: 7, dream: 12, kind: 'answer' };
const words = { text: 'Yesterday I waited.', isMeant: false };

describe('kept words', () => {
  it('are found again at their place alone', () => {
    keepUnsentText(place, words);
    expect(findUnsentText(place)).toEqual(words);
    for (const other of [{ memberId: 8 }, { dream: 13 }, { kind: 'change' as const }])
      expect(findUnsentText({ ...place, ...other })).toBeNull();
  });

  it('are forgotten once the server has them', () => {
    keepUnsentText(place, words);
    forgetUnsentText(place);
    expect(findUnsentText(place)).toBeNull();
  });

  it('make room for newer ones', () => {
    for (let dream = 1; dream <= 70; dream += 1) keepUnsentText({ ...place, dream }, words);
    expect(findUnsentText({ ...place, dream: 10 })).toBeNull();
    expect(findUnsentText({ ...place, dream: 11 })).toEqual(words);
    expect(findUnsentText({ ...place, dream: 70 })).toEqual(words);
  });

  it.each(['no JSON', 'null', '[1]', '{"7/12/answer":{"text":3,"isMeant":true}}'])(
    'start anew where the memory holds %s',
    (memory) => {
      writeLocal(localKeys.followUpWords, memory);
      expect(findUnsentText(place)).toBeNull();
      keepUnsentText(place, words);
      expect(findUnsentText(place)).toEqual(words);
    },
  );
});
