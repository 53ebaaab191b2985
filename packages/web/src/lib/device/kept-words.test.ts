import { describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '../storage-keys.ts';
import { findWords, forgetWords, keepWords } from './kept-words.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const question = { memberId: 7, at: 'question' };

describe('words kept on the device', () => {
  it('are found at their own place, by their own member, until they are forgotten', () => {
    keepWords(question, 'Shall I go?');
    expect(findWords(question, isText)).toBe('Shall I go?');
    expect(findWords({ ...question, memberId: 8 }, isText)).toBeNull();
    expect(findWords({ ...question, at: 'entry/1/new' }, isText)).toBeNull();
    forgetWords(question);
    expect(findWords(question, isText)).toBeNull();
  });

  it('let go of the oldest where there are too many', () => {
    for (let at = 0; at <= 60; at += 1) keepWords({ memberId: 7, at: `entry/${at}` }, String(at));
    expect(findWords({ memberId: 7, at: 'entry/0' }, isText)).toBeNull();
    expect(findWords({ memberId: 7, at: 'entry/60' }, isText)).toBe('60');
  });

  it.each(['{', '[]', 'null', '{"7/question":7}'])('count for nothing where %s was kept', (kept) => {
    writeLocal(localKeys.oracleWords, kept);
    expect(findWords(question, isText)).toBeNull();
    keepWords(question, 'Shall I go?');
    expect(findWords(question, isText)).toBe('Shall I go?');
  });
});
