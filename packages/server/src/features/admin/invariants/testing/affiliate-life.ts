import { randomUUID } from 'node:crypto';
import { matureCommissionsJob } from '#server/features/payments/affiliates/ledger/mature-commissions.job.ts';
import {
  addDispute,
  addRefund,
  applyEffects,
  buildAffiliate,
  buildSale,
} from '#server/features/payments/affiliates/testing/affiliate-factories.ts';
import { addMethod } from '#server/features/payments/affiliates/testing/affiliate-samples.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const day = 24 * 60 * 60_000;
const reason = 'The month is over.';

/**
 * What becomes of an affiliate's commissions: sales of odd amounts, parts given back before and after they were paid
 * out, a dispute, a payout that arrives and one that does not, and an adjustment.
 */
export async function liveAsAffiliate(testApp: TestApp): Promise<void> {
  const affiliate = await buildAffiliate(testApp);
  await addMethod(testApp, affiliate.user.id);
  const first = await buildSale(testApp, affiliate, 33_333);
  const second = await buildSale(testApp, affiliate, 999);
  await addRefund(testApp, { ...second, amount: 333 });
  await applyEffects(testApp, second.userId);
  testApp.clock.advance(31 * day);
  await matureCommissionsJob(testApp.context).run();
  await payOut(testApp, 'paid');
  await addRefund(testApp, { ...first, amount: 1111 });
  await addDispute(testApp, { ...first, amount: 32_222 });
  await applyEffects(testApp, first.userId);
  await buildSale(testApp, affiliate, 99_999);
  testApp.clock.advance(31 * day);
  await matureCommissionsJob(testApp.context).run();
  await payOut(testApp, 'failed');
  const admin = await administrator(testApp);
  const adjustment = { key: randomUUID(), amount: -7, currency: 'usd', reason };
  const adjusted = await admin.post(`/api/admin/affiliates/${affiliate.user.id}/adjustments`, adjustment);
  expectSuccess(adjusted);
}

const administrator = (testApp: TestApp) =>
  signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });

async function payOut(testApp: TestApp, outcome: 'paid' | 'failed'): Promise<void> {
  const admin = await administrator(testApp);
  const run = await admin.post('/api/admin/affiliate-payout-runs', { reason });
  expectSuccess(run);
  for (const { id } of run.body.data.payouts) {
    const request = { outcome, reference: 'SEPA 1', reason };
    expectSuccess(await admin.post(`/api/admin/affiliate-payouts/${id}/outcome`, request));
  }
}

function expectSuccess({ status, text }: { readonly status: number; readonly text: string }): void {
  if (status >= 300) throw new TypeError(text);
}
