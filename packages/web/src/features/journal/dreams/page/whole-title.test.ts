import { journalTitle } from '@chitta/contract/journal-title';
import { describe, expect, it } from 'vitest';
import { wholeTitle } from './whole-title.ts';

const sentence = 'I was walking up the stairs of a house that had no roof and no windows';
const content = `${sentence}. Then it rained.`;

describe('wholeTitle', () => {
  it('gives a title back that was cut from the first sentence', () => {
    const title = journalTitle(content);
    expect(title).toMatch(/…$/);
    expect(wholeTitle({ title, content })).toBe(sentence);
  });

  it('ends at a word where the sentence is longer than a title may be', () => {
    const long = `${'word '.repeat(60)}end`;
    const whole = wholeTitle({ title: journalTitle(long), content: long });
    expect(whole.length).toBeLessThanOrEqual(200);
    expect(whole).toMatch(/word…$/);
  });

  it.each(['The house', 'The stairs…', 'I was walking up the stairs of a house without…'])(
    'leaves %j alone',
    (title) => expect(wholeTitle({ title, content })).toBe(title),
  );

  it('leaves a first sentence alone that ends in dots', () => {
    expect(wholeTitle({ title: 'And then…', content: 'And then… nothing.' })).toBe('And then…');
  });
});
