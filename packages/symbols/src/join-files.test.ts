import { describe, expect, it } from 'vitest';
import { joinFiles } from './join-files.ts';
import type { TextFile, WordFile } from './types.ts';

const words: WordFile = {
  language: 'en',
  version: '1',
  entries: [{ id: 'dog', group: 'animal', variations: 'dog|guard dog' }],
  combined: [{ id: 'talking-dog', parts: ['dog', 'talk'], phrases: [] }],
  celebrities: [{ name: 'Ada', also: [] }],
};
const said = {
  category: 'Animals',
  function: 'keeps company',
  name: 'Dog',
  common: true,
  vital: true,
  meaning: 'a habit',
  insight: 'Which?',
  deed: 'Look.',
};
const texts: TextFile = {
  language: 'en',
  version: '1',
  entries: [said],
  combined: [{ name: 'Talking dog', meaning: 'a habit that speaks', insight: 'What does it say?' }],
  celebrities: [{ quality: 'invention', category: 'Scientists' }],
};

describe('joinFiles', () => {
  it('puts the texts beside their words', () => {
    const { entries, combined, celebrities } = joinFiles(words, texts);
    expect(entries).toEqual([{ id: 'dog', group: 'animal', variations: ['dog', 'guard dog'], ...said }]);
    expect(combined[0]).toMatchObject({ id: 'talking-dog', name: 'Talking dog' });
    expect(celebrities[0]).toMatchObject({ name: 'Ada', quality: 'invention' });
  });

  it('does without texts, saying nothing', () => {
    const { entries, combined } = joinFiles(words);
    expect(entries[0]).toMatchObject({ variations: ['dog', 'guard dog'], meaning: '' });
    expect(combined[0]?.parts).toEqual(['dog', 'talk']);
  });

  it('refuses texts of another version', () => {
    expect(() => joinFiles(words, { ...texts, version: '2' })).toThrow(/version 1 .* version 2/);
  });
});
