import { expect, it } from 'vitest';
import { secondOfPronoun } from './second-person.ts';

it.each([
  ['ducharme', 'ducharte'],
  ['decírmelo', 'decírtelo'],
  ['mirándome', 'mirándote'],
  ['mi', 'tu'],
  ['conmigo', 'contigo'],
])('tells the dreamer of themselves: %s', (own, told) => {
  expect(secondOfPronoun(own)).toBe(told);
});

it.each(['duerme', 'firme', 'alarme', 'informe', 'gendarme'])('leaves %s as it is', (word) => {
  expect(secondOfPronoun(word)).toBeUndefined();
});
