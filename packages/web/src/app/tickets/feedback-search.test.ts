import { expect, it } from 'vitest';
import { validateFeedbackSearch } from './feedback-search.ts';

it.each([
  [12, 12],
  ['12', 12],
  ['-3', undefined],
  ['1.5', undefined],
  ['<script>', undefined],
  [{ $ne: 1 }, undefined],
  [2_147_483_648, undefined],
])('takes the number of a ticket: %s', (ticket, known) => {
  expect(validateFeedbackSearch({ ticket }).ticket).toBe(known);
});
