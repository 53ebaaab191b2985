import type { LexiconCelebrity, LexiconCombined, LexiconEntry, LexiconFile } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { createLexicon } from './lexicon.ts';
import { type LexiconEdits, withEdits } from './with-edits.ts';

const entry = (id: string, changes: Partial<LexiconEntry> = {}): LexiconEntry => ({
  id,
  group: 'animal',
  name: id,
  category: 'Animals',
  function: 'lives its own life',
  meaning: 'a habit',
  insight: '',
  deed: '',
  variations: [id],
  common: true,
  vital: false,
  ...changes,
});
const combined = (id: string, meaning = ''): LexiconCombined => ({
  id,
  name: id,
  meaning,
  insight: '',
  parts: [],
  phrases: [],
});
const celebrity = (name: string, quality = ''): LexiconCelebrity => ({
  name,
  also: [],
  quality,
  category: 'Person',
});

const file: LexiconFile = {
  language: 'en',
  version: 'v1',
  entries: [entry('dog'), entry('cat'), entry('class-animal', { isClass: true, variations: ['weasel'] })],
  combined: [combined('talking-dog'), combined('two-cats')],
  celebrities: [celebrity('Ada Lovelace'), celebrity('Merlin')],
};
const noEdits: LexiconEdits = {
  language: 'en',
  version: 'none',
  entries: [],
  combined: [],
  celebrities: [],
  removed: { entries: [], combined: [], celebrities: [] },
};

describe('withEdits', () => {
  it('gives the file itself back where nothing is edited', () => {
    expect(withEdits(file, noEdits)).toBe(file);
  });

  it('puts changed entries where they stood, and new ones before the classes', () => {
    const edited = withEdits(file, {
      ...noEdits,
      version: 'e1',
      entries: [entry('axolotl'), entry('dog', { name: 'Hound' })],
    });
    expect(edited.entries.map(({ name }) => name)).toEqual(['Hound', 'cat', 'axolotl', 'class-animal']);
    expect(edited.version).toBe('v1+e1');
  });

  it('keeps off the page what was kept off it before the edit', () => {
    const shipped = { ...file, entries: [entry('dog', { variations: ['dog', 'cur'], unshown: ['cur'] })] };
    const edits = {
      ...noEdits,
      version: 'e1',
      entries: [entry('dog', { variations: ['dog', 'cur', 'pup'] })],
    };
    expect(withEdits(shipped, edits).entries[0]).toMatchObject({ unshown: ['cur'] });
  });

  it('changes and removes combined symbols and celebrities', () => {
    const edited = withEdits(file, {
      ...noEdits,
      combined: [combined('talking-dog', 'a habit that speaks up')],
      celebrities: [celebrity('Merlin', 'cunning')],
      removed: { entries: ['cat'], combined: ['two-cats'], celebrities: ['Ada Lovelace'] },
    });
    expect(edited.entries.map(({ id }) => id)).toEqual(['dog', 'class-animal']);
    expect(edited.combined).toEqual([combined('talking-dog', 'a habit that speaks up')]);
    expect(edited.celebrities).toEqual([celebrity('Merlin', 'cunning')]);
  });

  it('decides what is recognised', () => {
    const edits = { ...noEdits, entries: [entry('dog', { variations: ['mutt'] })] };
    const lexicon = createLexicon(withEdits(file, edits));
    expect(recognise('A mutt, a dog and a cat.', lexicon).map(({ text }) => text)).toEqual(['mutt', 'cat']);
  });

  it('leaves the file as it is', () => {
    const before = JSON.parse(JSON.stringify(file));
    withEdits(file, { ...noEdits, entries: [entry('dog', { name: 'Hound' })] });
    expect(file).toEqual(before);
  });
});
