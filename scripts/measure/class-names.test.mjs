import { expect, it } from 'vitest';
import { classesOf, strayClasses } from './class-names.mjs';

it('knows the classes of a stylesheet', () => {
  expect(classesOf('.button { } .card:hover .button-large { width: 0.5rem; }')).toEqual([
    'button',
    'card',
    'button-large',
  ]);
});

it.each([
  ['<p className="card mt-3 grid gap-4 text-muted">', []],
  ['<p className="card bg-amber rounded hover:underline">', ['bg-amber', 'rounded', 'hover:underline']],
  ['<p className="forgotten">', ['forgotten']],
])('finds in %s what neither has a rule nor arranges', (markup, stray) => {
  expect(strayClasses(markup, new Set(['card']))).toEqual(stray);
});
