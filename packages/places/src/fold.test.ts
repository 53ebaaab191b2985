import { expect, it } from 'vitest';
import { foldName } from './fold.ts';

it.each([
  ['São Paulo', 'sao paulo'],
  ['Saint-Denis', 'saint denis'],
  ["L'Hospitalet", 'l hospitalet'],
  ['ŁÓDŹ', 'lodz'],
  ['Großröhrsdorf', 'grossrohrsdorf'],
  ['Ærøskøbing', 'aeroskobing'],
  ['  ', ''],
])('%s is looked for as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
