import { describe, expect, it } from 'vitest';
import type { SymbolEntry } from '../../types.ts';
import { type EntryChange, entryWith, lamp } from '../testing/entry.ts';
import { checkFields } from './check-fields.ts';

const messages = (change: EntryChange) => checkFields([entryWith(change)]).map(({ message }) => message);
const long = (letters: number) => 'a'.repeat(letters);

describe('checkFields', () => {
  it('finds nothing wrong with a complete entry', () => {
    expect(checkFields([lamp])).toEqual([]);
  });

  it('says in which symbol and language', () => {
    expect(checkFields([entryWith({ es: { deed: '' } })])).toMatchObject([
      { symbol: 'lamp', language: 'es', message: 'deed is missing' },
    ]);
  });

  it.each<[string, EntryChange, string]>([
    ['capital in the id', { head: { id: 'Lamp' } }, 'the id is no lower-case slug'],
    ['space in the id', { head: { id: 'big lamp' } }, 'the id is no lower-case slug'],
    ['hyphen at the end', { head: { id: 'lamp-' } }, 'the id is no lower-case slug'],
    ['another group', { head: { group: 'gadget' as SymbolEntry['group'] } }, 'unknown group "gadget"'],
    [
      'text for common',
      { head: { common: 'yes' as unknown as boolean } },
      'common is neither true nor false',
    ],
    ['no vital', { head: { vital: undefined as unknown as boolean } }, 'vital is neither true nor false'],
    ['another basis', { head: { basis: 'guess' as SymbolEntry['basis'] } }, 'unknown basis "guess"'],
    [
      'a word kept off the page that is no variation',
      { en: { unshown: ['lantern jaw'] } },
      'unshown "lantern jaw" is no variation',
    ],
    [
      'nothing left to show',
      { en: { variations: ['x'], unshown: ['x'] } },
      'no variation is left to be shown',
    ],
    ['blank name', { en: { name: '  ' } }, 'name is missing'],
    ['spaces around', { en: { insight: ' What now?' } }, 'insight has spaces around it'],
    ['a name too long', { en: { name: long(61) } }, 'name has 61 of 60 characters'],
    ['a meaning too long', { en: { meaning: long(121) } }, 'meaning has 121 of 120 characters'],
    ['a description too long', { en: { description: long(361) } }, 'description has 361 of 360 characters'],
    ['nine words', { en: { function: 'a b c d e f g h i' } }, 'function has more than eight words'],
    ['a stop after the meaning', { en: { meaning: 'a light.' } }, 'meaning ends with a full stop'],
    ['a capital meaning', { en: { meaning: 'A light' } }, 'meaning begins with a capital'],
    [
      'three sentences',
      { en: { description: 'One. Two. Three.' } },
      'description has more than two sentences',
    ],
    ['an open description', { en: { description: 'One' } }, 'description ends without a full stop'],
    ['an open extended', { es: { extended: 'Uno' } }, 'extended ends without a full stop'],
    ['an open deed', { es: { deed: 'Mira' } }, 'deed ends without a full stop'],
    ['no question', { es: { insight: 'Mira.' } }, 'insight is no question'],
    ['no variations', { en: { variations: [] } }, 'variations are missing'],
    ['a blank variation', { en: { variations: ['lamp', ' '] } }, 'variation " " is no text (quote it)'],
    ['a suffix of two', { en: { variations: ['lamp/nv'] } }, 'variation "lamp/nv" has an unknown suffix'],
    [
      'a rule of patterns',
      { en: { variations: ['(a+)+$'] } },
      'variation "(a+)+$" has signs that no word is written with',
    ],
    [
      'a bar',
      { en: { variations: ['lamp|post'] } },
      'variation "lamp|post" has signs that no word is written with',
    ],
    ['an empty suffix', { en: { variations: ['lamp/'] } }, 'variation "lamp/" has an unknown suffix'],
  ])('refuses %s', (_case, change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each<[string, EntryChange]>([
    ['a slug with numbers', { head: { id: 'lamp-2' } }],
    ['a name as long as may be', { en: { name: long(60) } }],
    ['eight words', { en: { function: 'a b c d e f g h' } }],
    ['an ellipsis at the end', { en: { extended: 'It goes on…' } }],
    ['every suffix', { en: { variations: ['a/n', 'b/v', 'c/a', 'd/x'] } }],
  ])('takes %s', (_case, change) => {
    expect(messages(change)).toEqual([]);
  });
});
