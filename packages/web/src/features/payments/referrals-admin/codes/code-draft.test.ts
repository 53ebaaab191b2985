import type { CampaignCode } from '@chitta/contract';
import { expect, it } from 'vitest';
import { draftOf, isCode, isUses, requestOf } from './code-draft.ts';

const code: CampaignCode = {
  id: 3,
  code: 'SPRING-26',
  label: 'Poster',
  status: 'disabled',
  expiresAt: '2026-12-31T12:00:00.000Z',
  maxUses: 100,
  currentUses: 4,
  clicks: 9,
  createdAt: '2026-11-01T08:00:00.000Z',
};

it('changes nothing that was not touched', () => {
  expect(requestOf(code, draftOf(code), 'Why not.')).toEqual({
    id: 3,
    body: {
      label: 'Poster',
      expiresAt: '2026-12-31T12:00:00.000Z',
      maxUses: 100,
      status: 'disabled',
      reason: 'Why not.',
    },
  });
});

it('lets a code work until the end of its last day, or without one', () => {
  const draft = { ...draftOf(code), lastDay: '2027-01-05', maxUses: ' ', isActive: true };
  expect(requestOf(code, draft, 'r').body).toMatchObject({
    expiresAt: '2027-01-05T23:59:59.999Z',
    maxUses: null,
    status: 'active',
  });
  expect(requestOf(code, { ...draft, lastDay: '' }, 'r').body).toMatchObject({ expiresAt: null });
});

it('makes a new one of what was written', () => {
  const draft = { ...draftOf(null), code: ' Fair-27 ', label: ' A fair ' };
  expect(requestOf(null, draft, 'r')).toEqual({
    id: null,
    body: { code: 'Fair-27', label: 'A fair', expiresAt: null, maxUses: null, reason: 'r' },
  });
});

it.each([
  ['SPRING-26', true],
  ['abc', false],
  ['-abcd', false],
  ['ab cd', false],
  ['a'.repeat(41), false],
])('knows whether %s can be a code', (text, isOne) => expect(isCode(text)).toBe(isOne));

it.each([
  ['', true],
  ['100', true],
  ['0', false],
  ['1.5', false],
  ['9999999999', false],
])('knows whether “%s” can be how often', (text, isOne) => expect(isUses(text)).toBe(isOne));
