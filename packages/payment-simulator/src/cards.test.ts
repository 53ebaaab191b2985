import { expect, it } from 'vitest';
import { answerOfBank, describeCard } from './cards.ts';
import { cardKinds } from './state.ts';

it('tells one card from another, and knows the same one with every customer', () => {
  const prints = cardKinds.map((kind) => describeCard({ kind }, 'cus_a').fingerprint);
  expect(new Set(prints).size).toBe(cardKinds.length);
  expect(describeCard({ kind: 'success' }, 'cus_b').fingerprint).not.toBe(prints[0]);
  const shared = { kind: 'success', number: '4000056655665556' } as const;
  expect(describeCard(shared, 'cus_a')).toEqual(describeCard(shared, 'cus_b'));
  expect(describeCard(shared, 'cus_a').last4).toBe('5556');
});

it.each([
  ['success', null, null],
  ['declined', 'generic_decline', 'generic_decline'],
  ['insufficient_funds', 'insufficient_funds', 'insufficient_funds'],
  ['authentication', 'authentication_required', null],
  ['authentication_always', 'authentication_required', 'authentication_required'],
  ['fails_later', null, 'generic_decline'],
] as const)('%s answers %s to its holder and %s to a renewal', (kind, present, absent) => {
  expect([answerOfBank(kind, true), answerOfBank(kind, false)]).toEqual([present, absent]);
});
