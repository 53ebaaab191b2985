import { expect, it } from 'vitest';
import { isUsername } from './username.ts';

it.each([
  'luna',
  'ñandú_7',
  'José.María',
  'мама',
  'Ёлка-2026',
  'Αθηνά',
  '王小明',
  '山田タロウ',
  'みかん_3',
  'ラーメン',
  '김민준',
  'K-팝',
  'नमस्ते',
  'สวัสดี',
  'שלום',
  'مرحبا',
  'ᏣᎳᎩ',
  '2026',
])('%s is a name', (name) => {
  expect(isUsername(name)).toBe(true);
});

it.each([
  ['а Cyrillic letter among Latin ones', 'аdmin'],
  ['a Latin letter among Cyrillic ones', 'мaма'],
  ['a Greek letter among Latin ones', 'lunα'],
  ['an Armenian letter among Latin ones', 'rօot'],
  ['Cyrillic beside Chinese', '王а'],
  ['a Cherokee letter among Latin ones', 'Ꭺdmin'],
  ['a dash first', '-luna'],
  ['a space', 'a b'],
  ['an address', 'a@b.c'],
  ['nothing', ''],
])('%s makes none: %s', (_, name) => {
  expect(isUsername(name)).toBe(false);
});
