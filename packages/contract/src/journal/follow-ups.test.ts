import { describe, expect, it } from 'vitest';
import { followUpsEndpoints, putFitRequest } from './follow-ups.ts';

const { body: answer } = followUpsEndpoints['PUT /api/dreams/:id/answer'];
const { body: dismissal } = followUpsEndpoints['POST /api/dreams/:id/fit/dismissal'];

describe('answer', () => {
  it('is a line of up to 500 characters, without the space around it', () => {
    expect(answer.parse({ text: `  ${'x'.repeat(500)} ` }).text).toHaveLength(500);
    expect(answer.safeParse({ text: 'x'.repeat(501) }).success).toBe(false);
    expect(answer.safeParse({ text: ' ' }).success).toBe(false);
  });
});

describe('putFitRequest', () => {
  it('needs no more than a verdict', () => {
    expect(putFitRequest.parse({ verdict: 'partly' })).toEqual({ verdict: 'partly' });
  });

  it.each([
    ['what changed, at its limit', { change: 'x'.repeat(1000) }, true],
    ['more than that', { change: 'x'.repeat(1001) }, false],
    ['misfits', { misfits: ['dog', 'personal-3'] }, true],
    ['a misfit without a name', { misfits: [''] }, false],
  ])('%s', (_what, fields, isFine) => {
    expect(putFitRequest.safeParse({ verdict: 'no', ...fields }).success).toBe(isFine);
  });
});

describe('dismissal', () => {
  it('names one of the two questions', () => {
    const accepted = [1, 2, 3, 7].filter((day) => dismissal.safeParse({ day }).success);
    expect(accepted).toEqual([2, 7]);
  });
});
