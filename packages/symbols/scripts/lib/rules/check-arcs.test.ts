import { describe, expect, it } from 'vitest';
import type { ArcEntry, ArcOutcomeEntry, ArcText } from '../../../src/types.ts';
import { checkArcs } from './check-arcs.ts';

const text = (mark: string): ArcText => ({
  cues: ['~open the door', { words: ['@#key'], and: ['door'] }],
  headline: [`You open ${mark}.`, `A door opens ${mark}.`],
  insight: [`It is open ${mark}.`, `You pushed ${mark}.`],
  guidance: [`Go in ${mark}.`],
  question: [`What opened ${mark}?`, `¿Qué se abrió ${mark}?`],
  step: [`Open a door ${mark}.`, `Close a door ${mark}.`],
});
const arc: ArcEntry = { id: 'door-opens', move: 'gains', weight: 5, en: text('en'), es: text('es') };
const symbols = [{ id: 'key' }];

const problems = (change: Partial<ArcEntry>) =>
  checkArcs({ arcs: [{ ...arc, ...change }], arcOutcomes: [], outcomes: [], symbols }).map(
    ({ message }) => message,
  );
const inEnglish = (change: Partial<ArcText>) => problems({ en: { ...arc.en, ...change } });

describe('checkArcs', () => {
  it('finds nothing wrong with a complete arc', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ id: 'Door' }, 'no slug'],
    [{ move: 'sits' as never }, 'a move that there is not'],
    [{ weight: 9 }, 'weighs 9'],
    [{ es: undefined as never }, 'is missing'],
  ])('names what is wrong with its head: %j', (change, message) => {
    expect(problems(change).join()).toContain(message);
  });

  it.each<[Partial<ArcText>, string]>([
    [{ headline: ['You open it.'] }, '2 wordings are needed'],
    [{ guidance: ['You must go in.'] }, 'a word that readings do not use'],
    [{ guidance: ['go in.'] }, 'begins with a capital'],
    [{ guidance: ['Go in'] }, 'ends its sentence'],
    [{ headline: ['You open es.', 'It opens.'] }, 'said elsewhere'],
    [{ question: ['Tell me.', 'What opened?'] }, 'is a question'],
    [{ headline: ['You open it. It is done.', 'It opens.'] }, 'is one sentence'],
    [{ guidance: [`Go${' on'.repeat(30)}.`] }, 'more than 28 words'],
    [{ cues: [] }, 'has no cue'],
    [{ cues: ['_ the?'] }, 'has no word'],
    [{ cues: ['@#lock'] }, 'a symbol that there is not: lock'],
  ])('names what is wrong in a language: %j', (change, message) => {
    expect(inEnglish(change).join()).toContain(message);
  });
});

describe('what is said of an end', () => {
  const cue = { cues: ['at last'] };
  const outcomes = [{ id: 'gained', en: cue, es: cue }];
  const said = { en: { ...text('end en'), cues: undefined }, es: { ...text('end es'), cues: undefined } };
  const end = { arc: 'door-opens', when: ['gained'], ...said } as unknown as ArcOutcomeEntry;
  const faults = (change: object, kinds = outcomes) =>
    checkArcs({ arcs: [arc], arcOutcomes: [{ ...end, ...change }], outcomes: kinds, symbols })
      .map(({ message }) => message)
      .join();

  it.each([{}, { arc: undefined, move: 'gains' }])('may be of an arc or of a move: %j', (change) => {
    expect(faults(change)).toBe('');
  });

  it.each<[object, string]>([
    [{ arc: 'gate-opens' }, 'belongs to no arc and no move'],
    [{ arc: undefined }, 'belongs to no arc and no move'],
    [{ arc: undefined, move: 'sits' }, 'belongs to no arc and no move'],
    [{ when: ['lost'] }, 'an outcome that there is not: lost'],
    [{ when: [] }, 'is found by nothing'],
    [{ es: undefined }, 'is missing'],
    [{ en: { ...said.en, step: ['Go.'] } }, '"step": 2 wordings are needed'],
    [{ en: { ...said.en, cues: ['_'] } }, 'has no word'],
    [{ en: arc.en }, 'is said elsewhere as well'],
  ])('names what is wrong: %j', (change, message) => {
    expect(faults(change)).toContain(message);
  });

  it('looks at the cues of outcomes', () => {
    const wrong = [{ id: 'gained', en: { cues: ['@#lock'] }, es: cue }];
    expect(faults({}, wrong)).toContain('a symbol that there is not: lock');
  });
});
