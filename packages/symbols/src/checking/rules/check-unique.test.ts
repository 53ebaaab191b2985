import { describe, expect, it } from 'vitest';
import { type EntryChange, lamp, spoonWith } from '../testing/entry.ts';
import { checkUnique } from './check-unique.ts';

const messages = (change: EntryChange) =>
  checkUnique([lamp, spoonWith(change)]).map(({ message }) => message);

describe('checkUnique', () => {
  it('finds nothing wrong with two entries that share nothing', () => {
    expect(messages({})).toEqual([]);
  });

  it('names the second symbol, its language and the first', () => {
    expect(checkUnique([lamp, spoonWith({ es: { name: 'Lámpara' } })])).toMatchObject([
      { symbol: 'spoon', language: 'es', message: 'name "Lámpara" stands in "lamp" already' },
    ]);
  });

  it.each<[string, EntryChange, string]>([
    ['id', { head: { id: 'lamp' } }, 'id "lamp" stands in "lamp" already'],
    ['name in other letters', { en: { name: 'LAMP' } }, 'name "LAMP" stands in "lamp" already'],
    [
      'meaning',
      { en: { meaning: lamp.en.meaning } },
      `meaning "${lamp.en.meaning}" stands in "lamp" already`,
    ],
    [
      'sentence in another field',
      { en: { deed: 'It shows only what you turn it to.' } },
      'sentence "It shows only what you turn it to." stands in "lamp" already',
    ],
    ['variation', { en: { variations: ['lantern'] } }, 'variation "lantern /n" stands in "lamp" already'],
    [
      'variation with the suffix of its group',
      { es: { variations: ['farol/n'] } },
      'variation "farol /n" stands in "lamp" already',
    ],
  ])('refuses one %s twice', (_case, change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each<[string, EntryChange]>([
    ['one word as noun and as verb', { en: { variations: ['lamp/v'] } }],
    ['one word in a group of verbs', { head: { group: 'action' }, en: { variations: ['lamp'] } }],
    ['two spellings of one word in one symbol', { en: { variations: ['tea-spoon', 'tea spoon'] } }],
    ['one name in two languages', { es: { name: 'Lamp' } }],
  ])('takes %s', (_case, change) => {
    expect(messages(change)).toEqual([]);
  });
});
