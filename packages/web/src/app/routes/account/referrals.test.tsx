import type { Referral } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFriend, buildStats } from '#web/features/payments/referrals/testing/build-referrals.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const link = 'https://chitta.example/signup?ref=LUNA7';
const page = (items: readonly Referral[], nextCursor: string | null = null) =>
  dataAnswer({ items, nextCursor });

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'Europe/Madrid' }) },
    'GET /api/referrals/code': dataAnswer({ code: 'LUNA7', link }),
    'GET /api/referrals/stats': dataAnswer(buildStats()),
    'GET /api/referrals': page([]),
    ...answers,
  });
  return { ...renderApp('/referrals'), calls };
}

describe('/referrals', () => {
  it('hands the link on: to the clipboard, and as a picture for phones', async () => {
    const { user } = open();
    expect(await screen.findByText(link)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(currentToast.get()).toMatchObject({
      title: 'Copied!',
      description: 'Referral link copied to clipboard',
    });
    await user.click(screen.getByRole('button', { name: 'Show QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide QR code' }));
    expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull();
  });

  it('says what has come of it, and leads to the affiliate programme', async () => {
    open({ 'GET /api/referrals/stats': dataAnswer(buildStats({ freeMonthsHeld: 1 })) });
    const figures = await screen.findByRole('region', { name: 'What has come of it' });
    const said = [...figures.querySelectorAll('dl > div')].map((pair) => pair.textContent);
    expect(said).toEqual(['joined3', 'have not paid yet1', 'have paid2', 'months for you2']);
    expect(within(figures).getByText(/10 more months out of the 12/)).toBeTruthy();
    expect(within(figures).getByText(/^One month is held/)).toBeTruthy();
    const apply = screen.getByRole('link', { name: 'Apply for the affiliate programme' });
    expect(apply.getAttribute('href')).toBe('/affiliate-dashboard');
  });

  it('lists who came, with what became of them and why', async () => {
    const { user } = open({
      'GET /api/referrals': ({ url }) =>
        url.includes('cursor')
          ? page([buildFriend({ id: 3, initial: 'C', state: 'rejected', reason: 'same_email' })])
          : page(
              [buildFriend(), buildFriend({ id: 2, state: 'earned', expiresAt: '2027-11-20T08:00:00.000Z' })],
              'more',
            ),
    });
    expect(await screen.findByText('Has an account.')).toBeTruthy();
    expect(screen.getByText(/waits to be used\. Use it until November 20, 2027/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(
      await screen.findByText('This one does not count. It is the address of your own account.'),
    ).toBeTruthy();
  });

  it('uses the months that wait', async () => {
    let claims = 0;
    const { user } = open({
      'GET /api/referrals/stats': () =>
        dataAnswer(buildStats({ freeMonthsAvailable: claims > 1 ? 0 : 1, freeMonthsUsed: 1 })),
      'POST /api/referrals/rewards/claim': () => {
        claims += 1;
        return claims === 1
          ? failureAnswer(502, 'payments.unavailable', 'Away.')
          : dataAnswer({ claimedMonths: 1, waitingMonths: 0, renewsAt: '2027-02-21T12:00:00.000Z' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Use the free month' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the free month' }));
    expect(await screen.findByText('Your membership now renews on February 21, 2027.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use the free month' })).toBeNull());
    expect(screen.getByText('Your membership now renews on February 21, 2027.')).toBeTruthy();
  });

  it('says that a month waits where there is no membership to move', async () => {
    const answer = dataAnswer({ claimedMonths: 0, waitingMonths: 1, renewsAt: null });
    const { user } = open({ 'POST /api/referrals/rewards/claim': answer });
    await user.click(await screen.findByRole('button', { name: 'Use the free month' }));
    expect(await screen.findByText(/^It stays yours/)).toBeTruthy();
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/referrals/code': () =>
        isDown ? { status: 500, json: {} } : dataAnswer({ code: 'LUNA7', link }),
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(link)).toBeTruthy();
  });
});
