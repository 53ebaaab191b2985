import { expect, it } from 'vitest';
import { celebrityId } from './celebrity-id.ts';

it.each([
  ['Penélope Cruz', 'celebrity-penelope-cruz'],
  ['E.T.', 'celebrity-e-t'],
  ["Shaquille O'Neal", 'celebrity-shaquille-o-neal'],
  ['x'.repeat(100), `celebrity-${'x'.repeat(70)}`],
])('keeps %s as %s', (name, id) => {
  expect(celebrityId(name)).toBe(id);
});
