import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestClock } from '#server/testing/build-test-app.ts';
import { readSignedEvent, signEvent } from './sandbox-signature.ts';

const clock = createTestClock(new Date('2026-03-01T00:00:00Z'));
const sandbox = { signingKey: randomBytes(32), clock };
const event = {
  id: 'evt_1',
  type: 'invoice.paid',
  createdAt: new Date('2026-02-28T00:00:00Z'),
  customerId: 'cus_1',
};
const refused = expect.objectContaining({ reason: 'payments.signature_refused' });

it('reads what it has signed', () => {
  const { payload, signature } = signEvent(sandbox, event);
  expect(readSignedEvent(sandbox, payload, signature)).toEqual(event);
});

it.each([
  ['with other bytes', () => ({ payload: Buffer.from('{ "id": "evt_1" }') })],
  ['without a signature', () => ({ signature: '' })],
  ['with a signature of another', () => signEvent({ ...sandbox, signingKey: randomBytes(32) }, event)],
  ['with another time', (s: string) => ({ signature: s.replace(/^t=\d+/, 't=1772323199') })],
])('refuses one %s', (_, change) => {
  const signed = signEvent(sandbox, event);
  const { payload, signature } = { ...signed, ...change(signed.signature) };
  expect(() => readSignedEvent(sandbox, payload, signature)).toThrow(refused);
});

it('refuses one that is older than five minutes', () => {
  const { payload, signature } = signEvent(sandbox, event);
  clock.advance(300_000);
  expect(readSignedEvent(sandbox, payload, signature).id).toBe('evt_1');
  clock.advance(1_000);
  expect(() => readSignedEvent(sandbox, payload, signature)).toThrow(refused);
});
