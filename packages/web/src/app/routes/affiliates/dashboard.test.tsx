import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDashboard, noApplication } from '#web/features/payments/affiliates/testing/build-affiliate.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const commission = {
  id: 1,
  kind: 'refund',
  state: 'pending',
  amount: { amount: -67, currency: 'usd' },
  campaign: 'autumn',
  reason: null,
  createdAt: '2026-11-20',
  maturesAt: '2026-12-20',
};

function open(affiliateStatus: string, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ affiliateStatus }) },
    'GET /api/affiliates': dataAnswer(buildDashboard()),
    'GET /api/affiliates/commissions': dataAnswer({ items: [commission], nextCursor: null }),
    'GET /api/affiliates/application': dataAnswer(noApplication),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp('/affiliate-dashboard') };
}

describe('/affiliate-dashboard of an affiliate', () => {
  it('tells what came of the link, as figures and as a table beside the picture', async () => {
    open('active');
    expect(await screen.findByText(/Partner: you get 20% of what people pay/)).toBeTruthy();
    const figures = [...document.querySelectorAll('.affiliate-figures dd')].map((each) => each.textContent);
    expect(figures).toEqual(['90', '12', '3']);
    const earnings = [...document.querySelectorAll('.affiliate-earnings > div')].map(
      ({ children }) => `${children[0]?.textContent} ${children[1]?.textContent}`,
    );
    expect(earnings).toEqual(['Waiting $2.00', 'Approved $60.00', 'On its way $0.00', 'Paid out $123.45']);
    expect(document.querySelector('.affiliate-chart')?.getAttribute('aria-hidden')).toBe('true');
    const rows = [...document.querySelectorAll('details.affiliate-table tbody tr')];
    expect(rows).toHaveLength(12);
    expect(rows[0]?.textContent).toBe('December 20261110$11.00');
    expect(await screen.findByText('-$0.67')).toBeTruthy();
    expect(screen.getByText(/waits until December 20, 2026/)).toBeTruthy();
  });

  it('puts a tag into the link and copies it', async () => {
    const { user } = open('active');
    const tag = await screen.findByLabelText('Tag');
    await user.type(tag, 'my podcast');
    expect(screen.getByLabelText('Link to share')).toHaveProperty(
      'value',
      'https://chitta.example/signup?ref=LUNA7&campaign=my%20podcast',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('campaign=my%20podcast');
  });

  it('takes an account for payouts, and says how long they wait', async () => {
    const method = {
      kind: 'bank',
      hint: 'DE·····3000',
      changedAt: '2099-01-01T00:00:00.000Z',
      usableFrom: '2099-01-08T00:00:00.000Z',
    };
    const { user, calls } = open('active', { 'PUT /api/affiliates/payout-method': dataAnswer(method) });
    await user.click(await screen.findByRole('button', { name: 'Say where payouts go' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Name on the account'), 'Ada Lovelace');
    await user.type(form.getByLabelText('IBAN'), 'DE88370400440532013000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('This is not a valid IBAN. Is a digit wrong?')).toBeTruthy();
    await user.clear(form.getByLabelText('IBAN'));
    await user.type(form.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/They go to the account DE·····3000/)).toBeTruthy();
    expect(screen.getByText(/payouts wait until January/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({
      kind: 'bank',
      holder: 'Ada Lovelace',
      iban: 'DE89 3704 0044 0532 0130 00',
    });
  });
});

describe('/affiliate-dashboard of others', () => {
  it('says what the programme is, and takes an application', async () => {
    const waiting = {
      ...noApplication,
      application: {
        status: 'pending',
        data: { website: null, audience: 'a', plan: 'b' },
        createdAt: '2026-11-20T10:00:00.000Z',
        reviewedAt: null,
        notes: null,
      },
    };
    const { user, calls } = open('inactive', {
      'POST /api/affiliates/application': { status: 201, json: { success: true, data: waiting } },
    });
    expect(
      await screen.findByText(/Affiliates get 20% .* for 12 months from their first payment/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    await user.type(screen.getByLabelText('Who do you reach?'), 'Readers');
    await user.type(screen.getByLabelText('How would you present Chitta?'), 'A series');
    await user.type(screen.getByLabelText('Your website or channel'), 'example.org');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/Your application of November 20, 2026 is with us/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull();
    expect(calls.at(-1)?.body).toEqual({
      website: 'https://example.org/',
      audience: 'Readers',
      plan: 'A series',
    });
  });

  it('tells a suspended one that nothing is lost', async () => {
    open('suspended', {
      'GET /api/affiliates/application': dataAnswer({ ...noApplication, affiliateStatus: 'suspended' }),
    });
    expect(await screen.findByText(/Your place in the programme is suspended/)).toBeTruthy();
  });
});
