import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHooks } from './hooks.ts';
import { paymentEffects } from './payment-effects.ts';
import { createPaymentEffects } from './platform/hooks/payment-effects.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('derives whose a sale is before what either programme has of it', () => {
  const listed = paymentEffects(testApp.context);
  const names = listed.map(({ name }) => name);
  expect(names).toEqual(['membership-mails', 'conversion', 'referrals', 'affiliates']);
  expect(() => createHooks(testApp.context)).not.toThrow();
  expect(() => createPaymentEffects(listed.toReversed())).toThrow('comes after conversion');
});
