import { describe, expect, it } from 'vitest';
import { skeletons } from '../phrasing/skeletons.ts';
import { Chooser, finishSentence, hashText } from './choose.ts';

const table = skeletons<string>(
  't',
  (word) => `one ${word}`,
  (word) => `two ${word}`,
  (word) => (word === 'rare' ? undefined : `three ${word}`),
);

describe('Chooser', () => {
  it('says the same for the same seed and differs between seeds', () => {
    const first = (seed: string) => new Chooser(seed).say(table, 'dog');
    expect(first('a dream')).toBe(first('a dream'));
    expect(new Set(Array.from({ length: 20 }, (_, index) => first(`dream ${index}`))).size).toBe(3);
  });

  it('knows what it has said, also where it was asked before it said so', () => {
    const chooser = new Chooser('seed');
    expect(chooser.hasSaid('a door')).toBe(false);
    chooser.once('it is wide open');
    expect(chooser.hasSaid('a door')).toBe(false);
    chooser.once('behind it is a door');
    expect([chooser.hasSaid('a door'), chooser.hasSaid('wide open')]).toEqual([true, true]);
    expect([chooser.hasSaid('a door'), chooser.hasSaid('a window')]).toEqual([true, false]);
  });

  it('uses a skeleton once and then has nothing more to say', () => {
    const chooser = new Chooser('seed');
    const said = [1, 2, 3, 4].map(() => chooser.say(table, 'dog'));
    expect(new Set(said.slice(0, 3)).size).toBe(3);
    expect(said[3]).toBeUndefined();
  });

  it('passes over a skeleton that does not suit the slots', () => {
    const chooser = new Chooser('seed');
    expect([chooser.say(table, 'rare'), chooser.say(table, 'rare')].sort()).toEqual([
      'One rare.',
      'Two rare.',
    ]);
    expect(chooser.say(table, 'rare')).toBeUndefined();
  });
});

describe('finishSentence', () => {
  it.each([
    ['the dog barks', 'The dog barks.'],
    ['“flooded” is your word', '“Flooded” is your word.'],
    ['¿qué ves?', '¿Qué ves?'],
    ['a side of you, asking\ue000 is here', 'A side of you, asking, is here.'],
    ['you meet a side of you, asking\ue000', 'You meet a side of you, asking.'],
    ['a side, asking\ue000; and more', 'A side, asking; and more.'],
    ['too  many   spaces , here', 'Too many spaces, here.'],
  ])('turns %j into %j', (text, sentence) => {
    expect(finishSentence(text)).toBe(sentence);
  });
});

describe('hashText', () => {
  it('is the published FNV-1a value', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
  });
});
