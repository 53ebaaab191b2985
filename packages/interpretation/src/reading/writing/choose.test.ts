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

describe('turn', () => {
  const dreams = Array.from({ length: 1000 }, (_, at) => `I walked down to the sea and saw boat ${at}.`);
  /** So often each of the choices falls, at one turn of a thousand readings. */
  const falls = (count: number, turn: number) => {
    const times = Array.from({ length: count }, () => 0);
    for (const dream of dreams) {
      const chooser = new Chooser(dream);
      for (let at = 1; at < turn; at += 1) chooser.turn(count);
      const choice = chooser.turn(count);
      times[choice] = (times[choice] ?? 0) + 1;
    }
    return times;
  };

  it.each([2, 3, 4, 7, 8, 10, 12, 16, 18, 24])('favours none of %i choices, at any turn', (count) => {
    const expected = dreams.length / count;
    for (const turn of [1, 2, 3, 10]) {
      const times = falls(count, turn);
      expect(times.reduce((sum, each) => sum + each, 0)).toBe(dreams.length);
      // Four and a half standard deviations of a fair draw.
      for (const each of times) expect(Math.abs(each - expected)).toBeLessThan(4.5 * Math.sqrt(expected));
    }
  });

  it('falls at one turn whatever it was at the turn before', () => {
    const pairs = new Map<string, number>();
    for (const dream of dreams) {
      const chooser = new Chooser(dream);
      const pair = `${chooser.turn(4)} ${chooser.turn(4)}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(16);
    for (const times of pairs.values()) expect(Math.abs(times - 1000 / 16)).toBeLessThan(36);
  });

  it('is inside its bounds, and nothing else where there is no choice', () => {
    const chooser = new Chooser('a dream');
    expect([chooser.turn(1), chooser.turn(0)]).toEqual([0, 0]);
    for (let count = 1; count < 200; count += 1) {
      const choice = chooser.turn(count);
      expect(choice).toBeGreaterThanOrEqual(0);
      expect(choice).toBeLessThan(count);
    }
  });

  it('is the same for the same dream at the same point', () => {
    const turns = () => {
      const chooser = new Chooser('a dream');
      return Array.from({ length: 20 }, () => chooser.turn(100));
    };
    expect(turns()).toEqual(turns());
    expect(new Set(turns()).size).toBeGreaterThan(12);
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
    ['la casa de el perro', 'La casa del perro.'],
    ['a el perro le toca', 'Al perro le toca.'],
    ['va a él', 'Va a él.'],
    ['una idea el perro', 'Una idea el perro.'],
    ['¿y tú?', '¿Y tú?'],
    ['ñandúes y más', 'Ñandúes y más.'],
    ['3 dogs', '3 dogs.'],
    [' a dog,. ', 'A dog.'],
    ['', '.'],
  ])('turns %j into %j', (text, sentence) => {
    expect(finishSentence(text)).toBe(sentence);
  });
});

describe('clause', () => {
  const clauses = ['one', 'two', 'three'].map((text) => ({ id: text, say: () => text }));

  it('gives each clause once and is empty then', () => {
    const chooser = new Chooser('seed');
    const said = [1, 2, 3, 4].map(() => chooser.clause(clauses));
    expect([...said.slice(0, 3)].sort()).toEqual(['one', 'three', 'two']);
    expect(said[3]).toBeUndefined();
  });

  it('passes over what has nothing to say and what was said under another name', () => {
    const chooser = new Chooser('seed');
    chooser.clause([{ id: 'x', say: () => 'one' }]);
    const left = [...clauses.slice(0, 2), { id: 'mute', say: () => undefined }];
    expect([chooser.clause(left), chooser.clause(left)]).toEqual(['two', undefined]);
  });
});

describe('once', () => {
  it('says a sentence a single time, however it was written', () => {
    const chooser = new Chooser('seed');
    expect(chooser.once('it is  open')).toBe('It is open.');
    expect(chooser.once('It is open.')).toBeUndefined();
  });
});

describe('hashText', () => {
  it('is the published FNV-1a value', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
  });
});
