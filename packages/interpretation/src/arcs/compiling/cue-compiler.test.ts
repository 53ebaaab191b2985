import { describe, expect, it } from 'vitest';
import { CueCompiler } from './cue-compiler.ts';

describe('CueCompiler', () => {
  it('numbers cues, takes each phrase apart once, and keeps what cues ask for beside it', () => {
    const compiler = new CueCompiler('en');
    expect(compiler.compile(['a dog'])).toEqual([0, 1]);
    expect(compiler.compile([{ words: ['a cat', 'a dog'], not: ['no cat'], weight: 2 }])).toEqual([1, 2]);
    const { phrases, conditions } = compiler.table();
    expect(phrases.split('\n')).toEqual(['', '2 4;0 1;;', '2 6;1;;|8 6;;0;no', '']);
    expect(conditions).toEqual({ 1: { not: [0], weight: 2 } });
  });

  it('writes phrases as rows that share their places, each with its rarest', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['the dog/cat', 'the? cat/dog _ ran', 'dog? ran']);
    const { phrases, kinds, words } = compiler.table();
    // "the" is common, and what may be missing at the beginning is left out.
    expect(phrases.split('\n')).toEqual(['', '2 4;0;;', '4 0 6;1;;|6;2;;']);
    expect(words).toEqual({ cat: '0 ', dog: '0 ', ran: '1 ', the: '2 ' });
    expect(kinds.split('\n')).toEqual(['1', '2', '0']);
  });

  it('writes places by their distances, and words that fill the same ones together', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['a one/only', 'b one', 'onset/only/one']);
    const { kinds, words } = compiler.table();
    expect(words).toEqual({ a: '0 ', b: '1 ', one: '2 ', onl: '3 y', ons: '4 et' });
    expect(kinds.split('\n')).toEqual(['0', '2', '1 2 1', '1 3', '4']);
  });

  it('keeps what is no single word apart', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['drunk*/@animal', 'dog-house/dog-food/@#car']);
    const { words, symbols, sequences } = compiler.table();
    expect(words).toEqual({ dru: '0 nk*' });
    expect(symbols).toEqual({ '@animal': '0', car: '1' });
    expect(sequences).toEqual({ dog: '1 house;1 food' });
  });

  it('refuses a phrase that asks for no word', () => {
    expect(() => new CueCompiler('en').compile(['_ the?'])).toThrow('has no word');
  });
});
