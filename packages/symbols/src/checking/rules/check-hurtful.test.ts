import { describe, expect, it } from 'vitest';
import { type EntryChange, entryWith } from '../testing/entry.ts';
import { checkHurtful } from './check-hurtful.ts';

const messages = (change: EntryChange) => checkHurtful([entryWith(change)], []).map(({ message }) => message);

describe('checkHurtful', () => {
  it.each<[EntryChange, string]>([
    [{ en: { variations: ['lamp', 'crippled'] } }, '"crippled" hurts somebody and belongs under unshown'],
    [
      { es: { variations: ['lámpara', 'inválido/n'] } },
      '"inválido/n" hurts somebody and belongs under unshown',
    ],
    [{ en: { variations: ['lamp', 'touch/n'] } }, '"touch/n" belongs to touch'],
    [{ es: { variations: ['lámpara', 'gitano/n'] } }, '"gitano/n" belongs to class-living-people'],
    [{ en: { variations: ['lamp', 'dementia/n'] } }, '"dementia/n" belongs to dementia, mental-illness'],
  ])('finds %j', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('takes a hurtful word that is only recognised, and words that look alike', () => {
    expect(messages({ en: { variations: ['lamp', 'crippled'], unshown: ['crippled'] } })).toEqual([]);
    expect(messages({ en: { variations: ['touch screen', 'lame excuse', 'black man suit'] } })).toEqual([]);
  });

  it('looks into classes as well', () => {
    const text = { words: 'nomad, gypsy' };
    const gypsies = { id: 'class-traveller', group: 'person', en: text, es: { words: '' } };
    expect(checkHurtful([], [gypsies as never]).map(({ symbol }) => symbol)).toEqual(['class-traveller']);
  });
});
