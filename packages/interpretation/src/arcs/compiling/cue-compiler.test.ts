import { describe, expect, it } from 'vitest';
import { CueCompiler } from './cue-compiler.ts';

describe('CueCompiler', () => {
  it('numbers each phrase once, and keeps what cues ask for beside it', () => {
    const compiler = new CueCompiler('en');
    expect(compiler.compile(['a dog', { words: ['a cat', 'a dog'], not: ['no cat'], weight: 2 }])).toEqual([
      0,
      { words: [1, 0], not: [2], weight: 2 },
    ]);
    expect(compiler.table().denials).toEqual([['no', [2]]]);
  });

  it('writes phrases as rows that share their places', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['the dog/cat', 'the? cat/dog _ ran', 'dog? ran']);
    const { phrases, places, kinds, words } = compiler.table();
    // "the" is common, and what may be missing at the beginning is left out.
    expect(phrases).toEqual([2, 1, 2, 4, 3, 2, 4, 0, 6, 1, 0, 6]);
    expect(places).toBe(3);
    expect(words).toEqual({ the: ' 0', dog: ' 1', cat: ' 1', ran: ' 2' });
    expect(kinds).toEqual(['0', '1', '2']);
  });

  it('keeps what is no single word apart', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['drunk*/@animal', 'dog-house/@#car']);
    const { words, symbols, sequences } = compiler.table();
    expect(words).toEqual({ dru: 'nk* 0' });
    expect(symbols).toEqual({ '@animal': [0], car: [1] });
    expect(sequences).toEqual({ dog: [[1, 'house']] });
  });

  it('refuses a phrase that asks for no word', () => {
    expect(() => new CueCompiler('en').compile(['_ the?'])).toThrow('has no word');
  });
});
