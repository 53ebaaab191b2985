import { describe, expect, it } from 'vitest';
import { type EntryChange, entryWith } from '../testing/entry.ts';
import { checkKinds } from './check-kinds.ts';

const messages = (change: EntryChange) => checkKinds([entryWith(change)], []).map(({ message }) => message);

describe('checkKinds', () => {
  it.each<[EntryChange, string]>([
    [
      { en: { variations: ['lamp', 'lamp lighter man'] } },
      '"lamp lighter man" names a person and stands with no person',
    ],
    [
      { es: { variations: ['lámpara', 'señora de la lámpara'] } },
      '"señora de la lámpara" names a person and stands with no person',
    ],
    [
      { en: { variations: ['sailing', 'boatwoman/n'] }, head: { group: 'action' } },
      '"boatwoman/n" names a person and stands with no person',
    ],
    [
      { es: { variations: ['lámpara', 'madera'] } },
      '"madera" belongs to class-materials, class-material, class-fabric, class-stones, wood-log, bedsheet',
    ],
    [{ en: { variations: ['lamp', 'padlock'] } }, '"padlock" belongs to lock, close-door, locked'],
  ])('finds %j', (change, message) => {
    expect(messages(change)).toContain(message);
  });

  it('takes persons among persons, verbs, and words that look alike', () => {
    expect(messages({ en: { variations: ['lamp lighter man'] }, head: { group: 'person' } })).toEqual([]);
    expect(messages({ en: { variations: ['be kind to people'] }, head: { group: 'action' } })).toEqual([]);
    expect(messages({ en: { variations: ['lamp', 'specimen', 'inner child', 'leather lamp'] } })).toEqual([]);
    expect(messages({ es: { variations: ['lámpara', 'genteel', 'lámpara de madera'] } })).toEqual([]);
  });

  it('looks into classes as well', () => {
    const text = { words: 'lantern, torch lady' };
    const lights = { id: 'class-lights', group: 'object', en: text, es: { words: '' } };
    expect(checkKinds([], [lights as never]).map(({ message }) => message)).toEqual([
      '"torch lady" names a person and stands with no person',
    ]);
  });
});
