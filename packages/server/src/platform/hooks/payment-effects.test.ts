import { describe, expect, it } from 'vitest';
import type { Transaction } from '#server/db/client.ts';
import { createPaymentEffects, type PaymentEffect } from './payment-effects.ts';

const about = { userId: 7, now: new Date() };
const tx = {} as Transaction;

function recorder() {
  const ran: string[] = [];
  const effect = (name: string, after?: readonly string[]): PaymentEffect => ({
    name,
    ...(after && { after }),
    apply: async (_tx, { userId }) => void ran.push(`${name} ${userId}`),
  });
  return { ran, effect };
}

describe('payment effects', () => {
  it('run in the order in which they are listed', async () => {
    const { ran, effect } = recorder();
    const effects = createPaymentEffects([
      effect('mails'),
      effect('conversion'),
      effect('sums', ['conversion']),
    ]);
    await effects.apply(tx, about);
    expect(ran).toEqual(['mails 7', 'conversion 7', 'sums 7']);
  });

  it('stop at one that fails, as the transaction does', async () => {
    const { ran, effect } = recorder();
    const broken = { name: 'broken', apply: () => Promise.reject(new Error('no')) };
    const effects = createPaymentEffects([effect('first'), broken, effect('last')]);
    await expect(effects.apply(tx, about)).rejects.toThrow('no');
    expect(ran).toEqual(['first 7']);
  });

  it.each([
    ['before one that it reads', ['sums', 'conversion']],
    ['without it', ['sums']],
    ['twice', ['conversion', 'conversion']],
  ])('are refused at start where one is listed %s', (_how, names) => {
    const { effect } = recorder();
    const list = names.map((name) => effect(name, name === 'sums' ? ['conversion'] : undefined));
    expect(() => createPaymentEffects(list)).toThrow(/payment effect/);
  });
});
