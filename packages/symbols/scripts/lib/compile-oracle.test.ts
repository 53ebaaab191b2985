import { describe, expect, it } from 'vitest';
import type { OracleActEntry, OracleFieldEntry, OracleMatterEntry } from '../../src/types.ts';
import { compileOracle } from './compile-oracle.ts';
import { parseContent } from './read-content.ts';

const both = <Text>(of: (language: string) => Text) => ({ en: of('en'), es: of('es') });
const field: OracleFieldEntry = {
  id: 'love',
  symbols: ['heart'],
  people: ['partner|spouse'],
  ...both(() => ({ cues: ['my $dear'], must: ['Is my darling gone?'] })),
};
const act: OracleActEntry = {
  id: 'leave',
  doing: ['door'],
  other: ['house'],
  ...both(() => ({ cues: [{ words: ['~leave', 'go away'], not: ['leave it'] }] })),
};
const said = { lead: 'It is so.', thought: 'It was so.' };
const matter: OracleMatterEntry = {
  id: 'sister',
  symbols: ['sister'],
  ...both((language) => ({
    cues: ['my sister'],
    light: { ...said, lead: `Light in ${language}.` },
    heavy: said,
    open: said,
    take: ['And now?'],
  })),
};
const content = {
  ...parseContent([]),
  lists: both(() => ({ dear: 'darling/love' })),
  oracle: {
    fields: [field],
    kinds: [{ id: 'fear', ...both(() => ({ cues: ['afraid of'] })) }],
    outside: [{ id: 'law', ...both(() => ({ cues: ['in court'] })) }],
    acts: [act],
    matters: [matter],
    shapes: [{ ...matter, id: 'shape-whose' }],
    sides: [
      {
        id: 'gives',
        contrast: 'giving',
        way: 'hard' as const,
        ...both((language) => ({ cues: ['gave it'], state: `you give in ${language}` })),
      },
    ],
    tones: [{ id: 'light', ...both(() => ({ cues: ['laughed'] })) }],
    texts: [{ id: 'read.fear', en: ['You are afraid.'], es: ['Tienes miedo.'] }],
  },
};
const english = compileOracle(content, 'en', '7');

describe('compileOracle', () => {
  it('numbers the cues of everything that a question can show, one behind the other', () => {
    expect(english.cues).toEqual([
      { subject: 'field', id: 'love', cues: [0, 1] },
      { subject: 'kind', id: 'fear', cues: [1, 2] },
      { subject: 'outside', id: 'law', cues: [2, 3] },
      { subject: 'act', id: 'leave', cues: [3, 4] },
      { subject: 'matter', id: 'sister', cues: [4, 5] },
      { subject: 'shape', id: 'shape-whose', cues: [5, 6] },
      { subject: 'tone', id: 'light', cues: [6, 7] },
      { subject: 'side', id: 'gives', cues: [7, 8] },
    ]);
  });

  it('writes lists out, and leaves the questions of tests behind', () => {
    expect(english.phrases.words.dar).toContain('ling');
    expect(JSON.stringify(english)).not.toContain('gone');
  });

  it('keeps what cues ask for beside their own phrases', () => {
    expect(english.phrases.conditions[3]?.not).toHaveLength(1);
  });

  it('brings symbols and people along, and the wordings of one language', () => {
    expect(english.fields).toEqual([{ id: 'love', symbols: ['heart'], people: ['partner|spouse'] }]);
    expect(english.acts).toEqual([{ id: 'leave', doing: ['door'], other: ['house'] }]);
    expect(english.matters).toEqual([
      { id: 'sister', symbols: ['sister'], isImage: false, isDelicate: false },
    ]);
    expect(english.texts).toMatchObject({ 'read.fear': ['You are afraid.'] });
    expect(compileOracle(content, 'es', '7')).toMatchObject({
      language: 'es',
      version: '7',
      texts: { 'read.fear': ['Tienes miedo.'] },
    });
  });

  it('keeps what is said of a matter by the id of its place', () => {
    expect(english.texts).toMatchObject({
      'lead.sister.light': ['Light in en.'],
      'thought.sister.heavy': ['It was so.'],
      'take.sister': ['And now?'],
    });
  });

  it('refuses a list that there is not', () => {
    expect(() => compileOracle({ ...content, lists: { en: {}, es: {} } }, 'en', '7')).toThrow(TypeError);
  });
});
