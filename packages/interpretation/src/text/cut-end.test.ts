import { expect, it } from 'vitest';
import { cutEnd, cutStart } from './cut-end.ts';

it.each([
  ['Shall I go? ', 'Shall I go'],
  ['Shall I go?! .', 'Shall I go'],
  ['Is it 3.5?', 'Is it 3.5'],
  [' ?! ', ''],
])('takes marks and spaces from the end of %j', (text, cut) => {
  expect(cutEnd(text, '?!.')).toBe(cut);
});

it('takes them from the start', () => {
  expect(cutStart(' ¿¡Voy o no?', '¿¡')).toBe('Voy o no?');
  expect(cutStart('¿¿', '¿¡')).toBe('');
});
