import { composeReading, recognise } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { languageOf, readOnDevice } from './read-on-device.ts';
import { smallDetails, smallDictionary, smallTexts } from './testing/small-dictionary.ts';

const content = 'A dog was barking in the house and I was afraid of the dog.';
const request = { content, level: 'premium', date: '2026-11-21' } as const;
const sources = {
  dictionary: smallDictionary,
  details: smallDetails,
  texts: smallTexts,
  own: [],
  context: null,
};

describe('readOnDevice', () => {
  it.each(['premium', 'free'] as const)('composes what the engine composes (%s)', (level) => {
    const { lexicon } = smallDictionary;
    const composed = composeReading({
      text: content,
      mentions: recognise(content, lexicon),
      lexicon,
      level,
      texts: smallTexts,
      context: { date: '2026-11-21', past: {}, fits: {} },
    });
    const { reading, translation, language } = readOnDevice({ ...request, level }, sources);
    expect(reading).toEqual(composed);
    expect(translation).toContain(composed.sentences[0]?.text);
    expect(language).toBe('en');
  });

  it('speaks of no symbol where something may have happened, and lets the notes wait', () => {
    const harm = { ...request, content: 'A dog was in the house, and my uncle came in, and touched me.' };
    const { symbols, translation, reading } = readOnDevice(harm, sources);
    expect(reading.care?.strength).toBe('strong');
    expect(JSON.stringify(reading)).not.toContain('"symbol"');
    expect(symbols.map(({ id }) => id)).toContain('dog');
    expect(translation).toContain('findahelpline.com');
  });

  it('says with what it was read, where the journal is known', () => {
    const knownUntil = '2026-11-20T08:00:00.000Z';
    const context = { date: '2026-11-20', knownUntil, past: {}, fits: {} };
    expect(readOnDevice(request, { ...sources, context }).readWith).toEqual({
      date: '2026-11-21',
      knownUntil,
    });
    expect(readOnDevice(request, sources).readWith).toBeUndefined();
  });
});

it.each([
  ['Soñé que un perro estaba en la casa.', 'en', 'es'],
  ['A dog was in the house and it barked.', 'es', 'en'],
  ['Dog', 'es', 'es'],
] as const)('reads %s in its language, beside %s', (text, fallback, language) => {
  expect(languageOf(text, fallback)).toBe(language);
});
