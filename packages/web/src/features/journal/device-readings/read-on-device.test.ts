import { readDream } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { readOnDevice } from './read-on-device.ts';
import { smallDictionary } from './testing/small-dictionary.ts';

const content = 'A dog was barking in the house and I was afraid of the dog.';
const request = { content, level: 'premium', date: '2026-11-21' } as const;
const dictionary = { of: (language: string) => (language === 'en' ? smallDictionary : undefined) };
const sources = { language: 'en', dictionary, own: [], context: null } as const;

describe('readOnDevice', () => {
  it.each(['premium', 'free'] as const)('reads as the engine does (%s)', (level) => {
    const context = { date: '2026-11-21', past: {}, fits: {} };
    const read = readDream({ text: content, dictionary, level, context });
    expect(readOnDevice({ ...request, level }, sources)).toEqual({
      reading: read.reading,
      translation: read.text,
      symbols: read.notes,
      language: 'en',
    });
    expect(read.notes.map(({ id }) => id)).toContain('dog');
  });

  it('answers what may have happened with care alone, and says so', () => {
    const harm = { ...request, content: 'A dog was in the house, and my uncle came in, and touched me.' };
    const { reading, translation } = readOnDevice(harm, sources);
    expect(reading.care).toEqual({ kind: 'abuse_sexual', strength: 'strong' });
    expect(reading.sentences.map(({ part }) => part)).not.toContain('question');
    expect(translation).toContain('findahelpline.com');
  });

  it('knows of the journal what the device heard of it, and reads on its own day', () => {
    const past = { dog: [{ dreamId: '4', date: '2026-11-14' }] };
    const context = { date: '2026-11-20', past, fits: {} };
    const known = { ...context, date: '2026-11-21' };
    const read = readDream({ text: content, dictionary, level: 'premium', context: known });
    expect(readOnDevice(request, { ...sources, context }).reading).toEqual(read.reading);
  });

  it('takes a dream that is kept already for no past of its own', () => {
    const past = { dog: [{ dreamId: '4', date: '2026-11-14' }] };
    const context = { date: '2026-11-20', past, fits: {} };
    const alone = readOnDevice(request, sources).reading;
    expect(readOnDevice({ ...request, dreamId: 4 }, { ...sources, context }).reading).toEqual(alone);
  });
});
