import { describe, expect, it } from 'vitest';
import type { Voice } from '../lines/voice.ts';
import type { DraftSentence } from '../model.ts';
import { frameOf } from '../testing/frame-of.ts';
import { lengthen } from './lengthen.ts';

const frame = frameOf('en', 'A dog chased me to the school.');
const chase = frame.analysis.actions[0]?.mention;
const told = (text: string): DraftSentence => ({
  text,
  evidence: [{ start: chase?.start ?? 0, end: chase?.end ?? 0, rule: 'told' }],
  part: 'passage',
  paragraph: 1,
  scene: 0,
  weight: 5,
});
const say = (text: string) => ({ id: text, say: () => text });
const voice = {
  language: 'en',
  ofPoint: () => [say('one more side'), say('general.x')],
  lines: () => [],
  detail: () => undefined,
} as unknown as Voice;

describe('lengthen', () => {
  it('says further lines behind the stretch they belong to', () => {
    const longer = lengthen([told('A dog chased you.'), { ...told('Run.'), part: 'deed' }], {
      ...frame,
      voice,
    });
    expect(longer.map(({ text }) => text)).toEqual(['A dog chased you.', 'One more side.', 'Run.']);
  });

  it('leaves what is long enough', () => {
    const long = [told('word '.repeat(190).trim())];
    expect(lengthen(long, { ...frame, voice })).toEqual(long);
  });
});
