import { expect, it } from 'vitest';
import { validateMemorySearch } from './memory-search.ts';

it.each([
  [{}, {}],
  [{ day: '2026-11-21' }, { day: '2026-11-21' }],
  [{ day: '2026-02-31x' }, {}],
  [{ day: '2026-13-01' }, {}],
  [
    { view: 'month', month: '2026-11', day: '2026-11-21' },
    { view: 'month', month: '2026-11' },
  ],
  [{ view: 'month', month: '2026-13' }, { view: 'month' }],
  [{ view: 'exercise', day: '2026-11-21' }, { view: 'exercise' }],
  [{ view: 'elsewhere' }, {}],
])('%o is %o', (search, valid) => {
  expect(validateMemorySearch(search)).toEqual(valid);
});
