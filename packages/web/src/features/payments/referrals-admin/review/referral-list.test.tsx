import type { AdminReferral } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { ReferralList } from './referral-list.tsx';

const list = 'GET /api/admin/referrals';
const review = 'POST /api/admin/referrals/5/review' as keyof StubAnswers;

function buildReferral(changes: Partial<AdminReferral> = {}): AdminReferral {
  return {
    id: 5,
    referrer: { id: 42, username: 'luna' },
    referee: { id: 43, username: 'sol' },
    code: 'LUNA42',
    joinedAt: '2026-11-01T08:00:00.000Z',
    status: 'review_required',
    reason: 'shared_card',
    conversionDate: '2026-11-20T08:00:00.000Z',
    invoiceId: 'in_7',
    review: null,
    rewards: [
      {
        role: 'referrer',
        status: 'review_required',
        reason: 'shared_card',
        months: 1,
        createdAt: '2026-11-20T08:00:00.000Z',
        expiresAt: null,
        claimedAt: null,
        processedAt: null,
      },
    ],
    ...changes,
  };
}

const page = (items: readonly AdminReferral[], nextCursor: string | null = null) =>
  dataAnswer({ items, nextCursor });

beforeAll(() => loadWords('referrals-admin', 'reason-form'));

function open(answers: StubAnswers) {
  const calls = stubApi(answers);
  return { calls, ...renderPart(<ReferralList />) };
}

describe('referrals', () => {
  it('begin with those that wait for a look: who, whom, why, and what each would get', async () => {
    const { calls } = open({ [list]: page([buildReferral()]) });
    const row = await screen.findByRole('listitem');
    expect(calls[0]?.url).toBe('/api/admin/referrals?status=review_required');
    expect(row.textContent).toMatch(/^luna → sol · Under review/);
    expect(row.textContent).toContain('The card was used by other accounts too.');
    expect(row.textContent).toMatch(
      /no. 5 · joined on Nov 1, 2026 · paid on Nov 20, 2026 · by code LUNA42 · invoice in_7/,
    );
    expect(row.textContent).toContain('Who brought: 1 month, Under review');
    const links = within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/users/42', '/admin/users/43']);
  });

  it.each([
    ['Approve', 'approved'],
    ['Reject', 'rejected'],
  ])('%s one, with a reason', async (action, verdict) => {
    let isDone = false;
    const { user, calls } = open({
      [list]: () => page(isDone ? [] : [buildReferral()]),
      [review]: () => {
        isDone = true;
        return dataAnswer(buildReferral({ status: 'rejected' }));
      },
    });
    await user.click(await screen.findByRole('button', { name: `${action}: no. 5` }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A family with one card.');
    await user.click(within(dialog).getByRole('button', { name: action }));
    expect(await screen.findByText('No referral waits for a look.')).toBeTruthy();
    expect(calls.find(({ key }) => key === review)?.body).toEqual({
      verdict,
      reason: 'A family with one card.',
    });
    expect(currentToast.get()?.title).toContain('5');
  });

  it('say what was refused, and keep the dialog', async () => {
    const { user } = open({
      [list]: page([buildReferral()]),
      [review]: failureAnswer(409, 'referrals.nothing_to_review', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve: no. 5' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It is fine.');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
  });

  it('are narrowed, read on, and show what was decided, also of accounts that are gone', async () => {
    const decided = buildReferral({
      id: 4,
      referrer: null,
      status: 'rejected',
      reason: 'review_rejected',
      conversionDate: null,
      code: null,
      invoiceId: null,
      review: { verdict: 'rejected', reason: 'shared_card', reviewedAt: '2026-11-21T08:00:00.000Z' },
      rewards: [],
    });
    const { user, calls } = open({
      [list]: ({ url }) => (url.includes('cursor') ? page([decided]) : page([buildReferral()], 'c1')),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'All');
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/admin/referrals'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    const row = (
      await screen.findByText(/Rejected on Nov 21, 2026: The card was used by other accounts too\./)
    ).closest('li');
    expect(row?.textContent).toMatch(/^an account that is gone → sol · Does not count/);
    expect(row?.textContent).toContain('has not paid yet');
    expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('cannot be reached, and are looked at again', async () => {
    let isOffline = true;
    const { user } = open({ [list]: () => (isOffline ? 'network-failure' : page([])) });
    expect(await screen.findByRole('alert')).toBeTruthy();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('No referral waits for a look.')).toBeTruthy();
  });
});
