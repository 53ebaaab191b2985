import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';

const lexicon = lexiconOf('en', { animal: { dog: 'dog' }, action: { fly: 'fly' } });

describe('createLexicon', () => {
  it('looks entries up by id', () => {
    expect(lexicon.entry('fly')?.group).toBe('action');
    expect(lexicon.entry('toString')).toBeUndefined();
  });

  it('keeps the language, the version and the order of the file', () => {
    expect(lexicon.language).toBe('en');
    expect(lexicon.version).toBe('test');
    expect(lexicon.entries.map(({ id }) => id)).toEqual(['dog', 'fly']);
  });
});
