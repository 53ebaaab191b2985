import { describe, expect, it } from 'vitest';
import type { ArcEntry, ArcOutcomeEntry } from '../../src/types.ts';
import { compileArcs } from './compile-arcs.ts';
import { parseContent } from './read-content.ts';

const wordings = (name: string) => ({
  headline: [name],
  insight: [name],
  guidance: [name],
  question: [name],
  step: [name],
});
const both = <Text>(of: (language: string) => Text) => ({ en: of('en'), es: of('es') });
const arc: ArcEntry = {
  id: 'door-opens',
  move: 'gains',
  weight: 5,
  ...both((language) => ({ cues: ['$opens the door'], ...wordings(`arc ${language}`) })),
};
const ends: ArcOutcomeEntry[] = [
  { arc: 'door-opens', when: ['lost'], ...both((language) => wordings(`end ${language}`)) },
  { move: 'gains', when: [], ...both(() => ({ cues: ['~$opens'], ...wordings('move') })) },
];
const content = {
  ...parseContent([]),
  arcs: [arc],
  arcOutcomes: ends,
  outcomes: [{ id: 'lost', yields: true, ...both(() => ({ cues: ['$gone'] })) }],
  lists: both(() => ({ opens: 'open/opened', gone: ['is gone', 'went away'] })),
};
const compiled = compileArcs(content, 'en', '1');

describe('compileArcs', () => {
  it('writes lists out, for arcs, ends and outcomes', () => {
    expect([compiled.arcs[0]?.cues, compiled.moves[0]?.cues]).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(compiled.phrases.words.ope).toMatch(/^\d+ n ned(?:;|$)/u);
    expect(compiled.phrases.words.awa).toMatch(/^\d+ y$/u);
    expect(compiled.outcomes).toEqual([{ id: 'lost', yields: true, cues: [2, 4] }]);
  });

  it('puts each end to its arc or its move, in one language', () => {
    expect(compiled.arcs[0]?.outcomes).toEqual([{ when: ['lost'], ...wordings('end en') }]);
    expect(compiled.moves).toEqual([{ move: 'gains', when: [], cues: [1, 2], ...wordings('move') }]);
  });

  it('says nothing of frames where there are none', () => {
    expect(compiled.frames).toEqual({ quotes: [], turns: [], stands: { one: [], many: [] } });
  });

  it('refuses a list that there is not', () => {
    expect(() => compileArcs({ ...content, lists: { en: {}, es: {} } }, 'en', '1')).toThrow(TypeError);
  });
});
