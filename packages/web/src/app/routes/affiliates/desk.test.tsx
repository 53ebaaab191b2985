import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildAdminAffiliate } from '#web/features/payments/affiliates/testing/build-affiliate.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const page = (...items: unknown[]) => dataAnswer({ items, nextCursor: null });
const tiers = [
  { key: 'partner', name: 'Partner', rateBps: 2000, months: 12 },
  { key: 'leading', name: 'Leading partner', rateBps: 3000, months: null },
];
const application = {
  id: 5,
  applicant: {
    id: 42,
    username: 'luna',
    email: 'luna@example.org',
    createdAt: '2026-01-01T10:00:00.000Z',
    emailVerified: false,
  },
  data: { website: 'https://example.org/', audience: 'Readers of my blog', plan: 'A series' },
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  reviewedAt: null,
  notes: null,
};
const payout = {
  id: 8,
  runId: 3,
  user: { id: 42, username: 'luna', email: 'luna@example.org' },
  amount: { amount: 6000, currency: 'usd' },
  status: 'prepared',
  methodKind: 'bank',
  methodHint: 'DE·····3000',
  reference: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
};
const held = {
  id: 11,
  kind: 'sale',
  state: 'held',
  amount: { amount: 200, currency: 'usd' },
  campaign: null,
  reason: 'same_card',
  createdAt: '2026-11-20T10:00:00.000Z',
  maturesAt: '2026-12-20T10:00:00.000Z',
  memberId: 77,
  invoiceId: 'in_1',
  sourceId: 'in_1',
  base: 1000,
  rateBps: 2000,
  payoutId: null,
};

function open(path: string, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/affiliate-tiers': dataAnswer(tiers),
    'GET /api/admin/affiliates': page(buildAdminAffiliate()),
    'GET /api/admin/affiliate-payout-runs': page({
      id: 3,
      startedAt: '2026-11-20T10:00:00.000Z',
      payouts: [payout],
    }),
    'GET /api/admin/affiliate-applications': page(application),
    ...answers,
  } as StubAnswers);
  const written = () => calls.filter(({ key }) => !key.startsWith('GET'));
  return { calls, written, ...renderApp(path) };
}

async function giveReason(user: ReturnType<typeof open>['user'], button: string) {
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Looked at it.');
  await user.click(dialog.getByRole('button', { name: button }));
}

describe('/admin/affiliates', () => {
  it('shows what was told, and approves with a tier, words and a reason', async () => {
    const { user, written } = open('/admin/affiliates', {
      'POST /api/admin/affiliate-applications/5/review': dataAnswer({ ...application, status: 'approved' }),
    });
    expect(await screen.findByText('Readers of my blog')).toBeTruthy();
    expect(screen.getByText(/email not confirmed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve luna' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByText('Please say why, in a few words.')).toBeTruthy();
    await user.selectOptions(await dialog.findByLabelText('Tier'), 'leading');
    await user.type(dialog.getByLabelText('Words for the applicant'), 'Welcome.');
    await giveReason(user, 'Approve');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map(({ body }) => body)).toEqual([
      { verdict: 'approved', tier: 'leading', notes: 'Welcome.', reason: 'Looked at it.' },
    ]);
  });
});

describe('/admin/affiliate-management', () => {
  it('says what each has, and why the next run passes them by', async () => {
    open('/admin/affiliate-management');
    expect(await screen.findByText('active · Partner · 20% · LUNA7')).toBeTruthy();
    expect(screen.getByText('waiting $2.00 · approved $60.00')).toBeTruthy();
    expect(screen.getByText('$60.00 wait: no account given.')).toBeTruthy();
    expect(await screen.findByText('Leading partner · 30% · without end')).toBeTruthy();
  });

  it('changes tier and rate, suspends, and adjusts in minor units', async () => {
    const answer = dataAnswer(buildAdminAffiliate());
    const { user, written } = open('/admin/affiliate-management', {
      'PATCH /api/admin/affiliates/42': answer,
      'POST /api/admin/affiliates/42/adjustments': answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Tier and rate: luna' }));
    await user.type(screen.getByLabelText('Rate of their own, in per cent'), '12,5');
    await giveReason(user, 'Save');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Suspend: luna' }));
    await giveReason(user, 'Suspend');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Adjust: luna' }));
    await giveReason(user, 'Save');
    expect(screen.getByText('Please enter an amount.')).toBeTruthy();
    await user.type(screen.getByLabelText('Amount in USD'), '-12.50');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reason = 'Looked at it.';
    expect(written().map(({ body }) => body)).toEqual([
      { tier: 'partner', ownRateBps: 1250, reason },
      { status: 'suspended', reason },
      { key: expect.stringMatching(/^[\da-f-]{36}$/), amount: -1250, currency: 'usd', reason },
    ]);
  });

  it('adjusts also on a page that came over plain HTTP', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user, written } = open('/admin/affiliate-management', {
      'POST /api/admin/affiliates/42/adjustments': dataAnswer(buildAdminAffiliate()),
    });
    await user.click(await screen.findByRole('button', { name: 'Adjust: luna' }));
    await user.type(screen.getByLabelText('Amount in USD'), '3');
    await giveReason(user, 'Save');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written()[0]?.body).toMatchObject({ key: expect.stringMatching(/^[\da-f-]{36}$/), amount: 300 });
  });

  it('opens a ledger, and decides what is held', async () => {
    const { user, written } = open('/admin/affiliate-management', {
      'GET /api/admin/affiliates/42/commissions': page(held),
      'POST /api/admin/affiliate-commissions/11/decision': dataAnswer(held),
    });
    await user.click(await screen.findByText('Ledger'));
    expect(await screen.findByText(/paid with a card of the affiliate · member 77 · in_1/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make void' }));
    await giveReason(user, 'Make void');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written()[0]?.body).toEqual({ verdict: 'void', reason: 'Looked at it.' });
  });

  it('prepares payouts, saves their table, and says what came of one', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:run', revokeObjectURL: () => null }),
    );
    const { user, written, calls } = open('/admin/affiliate-management', {
      'POST /api/admin/affiliate-payout-runs': dataAnswer({}),
      'POST /api/admin/affiliate-payouts/8/outcome': dataAnswer(payout),
      'GET /api/admin/affiliate-payout-runs/3/file': { text: 'payout', contentType: 'text/csv' },
    });
    await user.click(await screen.findByRole('button', { name: 'Prepare payouts' }));
    await giveReason(user, 'Prepare payouts');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Table for the bookkeeper: Run 3/ }));
    await vi.waitFor(() => expect(calls.some(({ key }) => key.endsWith('/3/file'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Paid: luna' }));
    await user.type(screen.getByLabelText('Reference'), 'SEPA 1');
    await giveReason(user, 'Paid');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map(({ body }) => body)).toEqual([
      { reason: 'Looked at it.' },
      { outcome: 'paid', reference: 'SEPA 1', reason: 'Looked at it.' },
    ]);
  });

  it('changes what a tier gives', async () => {
    const { user, written } = open('/admin/affiliate-management', {
      'PATCH /api/admin/affiliate-tiers/partner': dataAnswer(tiers[0]),
    });
    await user.click(await screen.findByRole('button', { name: 'Change: Partner' }));
    await user.clear(screen.getByLabelText('Rate in per cent'));
    await user.type(screen.getByLabelText('Rate in per cent'), '101');
    await giveReason(user, 'Save');
    expect(screen.getByText('A number from 0 to 100, such as 12.5.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Rate in per cent'));
    await user.type(screen.getByLabelText('Rate in per cent'), '25');
    await user.clear(screen.getByLabelText("Months from a member's first payment"));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written()[0]?.body).toEqual({
      name: 'Partner',
      rateBps: 2500,
      months: null,
      reason: 'Looked at it.',
    });
  });
});
