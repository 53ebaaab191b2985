import { describe, expect, it } from 'vitest';
import { classify } from '../grammar/classify.ts';
import { tabulateClasses } from '../grammar/word-class.ts';
import { tokenise } from '../text/tokenise.ts';
import { assertedRanges } from './assertion-of-words.ts';
import type { AssertionPack } from './assertion-pack.ts';
import { compilePack, linesOf } from './compile-pack.ts';
import { wordForm } from './word-form.ts';

/** A language that nobody speaks: "zu" denies what follows, "mo" compares, verbs of the past end in "-ip". */
const invented: AssertionPack = {
  classes: tabulateClasses({ indefinite: 'u', clauseOpener: 'kel' }),
  conjugate: (verb) => [verb, `${verb}ip`],
  formsOf: (word) => (word.endsWith('ip') ? wordForm.past : 0),
  sets: { nothing: 'zu zun' },
  scopeWords: {
    of: 'ni',
    or: 'ba',
    relative: 'ro',
    leaving: '',
    turn: 'pu',
    turning: 'pu',
    keepsObject: '',
    toDeed: '',
    returning: '',
    reporting: '',
  },
  blocks: [
    { state: 'pseudo', of: 'absent', scope: 'own', cues: 'zu tatu' },
    { state: 'absent', scope: 'afterPhrase', cues: '$nothing // "zu u lom"' },
    { state: 'simile', scope: 'afterPhrase', cues: 'mo' },
    { state: 'unreal', scope: 'afterClause', cues: 'wel/v' },
  ],
};

function statesIn(text: string): string[] {
  const words = classify(tokenise(text), 'en');
  const pack = compilePack(invented);
  const ranges = assertedRanges({ ...words, classes: words.classes.map(() => 0) }, text, pack);
  return ranges.map(({ from, to, state }) => `${state} ${from}-${to}`);
}

describe('compilePack', () => {
  it.each([
    ['Lom zu bak', ['absent 2-3']],
    ['Lom zun bak ba tak', ['absent 2-5']],
    ['Lom mo bak', ['simile 2-3']],
    ['Welip lom bak', ['unreal 1-3']],
    ['Zu tatu lom', []],
    ['Lom bak', []],
  ])('makes a language of its rows: %s', (text, states) => {
    expect(statesIn(text)).toEqual(states);
  });

  it('leaves remarks out of the patterns', () => {
    expect(linesOf('\n  no // "no dog"\n\n  not\n')).toEqual(['no', 'not']);
  });
});
