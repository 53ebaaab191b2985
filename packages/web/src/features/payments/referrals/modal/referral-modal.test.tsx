import type { ReferralModalState, SessionUser } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildNews } from '../testing/build-referrals.ts';
import { ReferralModal } from './referral-modal.tsx';

const pending = 'GET /api/referrals/rewards/pending';
const dismiss = 'POST /api/referrals/rewards/dismiss';
const claim = 'POST /api/referrals/rewards/claim';
const upgrade = buildNews({ type: 'referee_upgrade_prompt' });
const sharing = buildNews({ type: 'continue_sharing' });

beforeAll(() => loadWords('referral-modal'));

function open(notice: ReferralModalState, answers: StubAnswers = {}, user: Partial<SessionUser> = {}) {
  const calls = stubApi({
    [pending]: dataAnswer(notice),
    [dismiss]: dataAnswer({ dismissedUntil: '2026-12-01T00:00:00.000Z' }),
    ...answers,
  });
  const view = renderPart(<ReferralModal user={buildUser(user)} />);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { ...view, sent };
}

const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => screen.findByRole('button', { name });

describe('ReferralModal', () => {
  it.each<[string, ReferralModalState, string, string, number]>([
    ['later', upgrade, 'Welcome', 'Maybe Later', 168],
    ['tomorrow', upgrade, 'Welcome', 'Remind Tomorrow', 24],
    ['later', buildNews(), 'Amazing Work!', 'Later', 168],
    ['tomorrow', buildNews(), 'Amazing Work!', 'Tomorrow', 24],
    ['a day', sharing, 'Somebody joined with your link', 'Got it, thanks!', 24],
    ['a day', buildNews(), 'Amazing Work!', 'Close', 24],
  ])('stays away until %s, then asks again', async (_, notice, title, button, hours) => {
    const { user, sent } = open(notice);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    await user.click(await press(button));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(sent(dismiss).map(({ body }) => body)).toEqual([{ hours }]));
    await waitFor(() => expect(sent(pending)).toHaveLength(2));
  });

  it('says how many came and how many months wait', async () => {
    open(buildNews());
    expect(await screen.findByText('3 people have joined with your link.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Claim 2 Free Months' })).toBeTruthy();
  });

  it('stays where it could not be put off, and says so', async () => {
    const { user } = open(buildNews(), { [dismiss]: 'network-failure' });
    await user.click(await press('Later'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to dismiss modal. Please try again.');
    expect(currentToast.get()).toMatchObject({
      title: 'Error',
      description: 'Failed to dismiss modal. Please try again.',
      variant: 'destructive',
    });
    expect(dialog()).not.toBeNull();
    await user.click(await press('Close'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it.each([
    ['Claim Free Month & Upgrade', upgrade],
    ['Claim 2 Free Months', buildNews()],
  ])('%s leads who has no premium to it', async (button, notice) => {
    const { user, router, sent } = open(notice);
    await user.click(await press(button));
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscribe'));
    expect(sent(dismiss)).toEqual([]);
    expect(sent(claim)).toEqual([]);
    expect(dialog()).toBeNull();
  });

  it('moves the renewal of who has a membership', async () => {
    const renewsAt = '2027-02-21T12:00:00.000Z';
    const answer = dataAnswer({ claimedMonths: 2, waitingMonths: 0, renewsAt });
    const { user } = open(buildNews(), { [claim]: answer }, { subscriptionTier: 'premium' });
    await user.click(await press('Claim 2 Free Months'));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Your 2 free months count'));
    expect(currentToast.get()?.description).toContain('February 21, 2027');
    expect(dialog()).toBeNull();
  });

  it('leads to a membership where none renews, and says why months could not be used', async () => {
    let isDown = true;
    const waits = dataAnswer({ claimedMonths: 0, waitingMonths: 2, renewsAt: null });
    const away = failureAnswer(502, 'payments.unavailable', 'Away.');
    const { user, router } = open(
      buildNews(),
      { [claim]: () => (isDown ? away : waits) },
      { subscriptionTier: 'premium' },
    );
    await user.click(await press('Claim 2 Free Months'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await user.click(await press('Claim 2 Free Months'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscribe'));
  });

  it('copies the link and the code, and says so within', async () => {
    const { user } = open(sharing);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await press('Copy Code'));
    expect(writeText).toHaveBeenLastCalledWith('LUNA7');
    expect((await screen.findByRole('status')).textContent).toBe('Referral code copied to clipboard');
    await user.click(await press('Share Your Link'));
    expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/signup?ref=LUNA7`);
  });

  it('shares more from the celebration', async () => {
    const { user } = open(buildNews());
    await user.click(await press('Share More & Earn More'));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Copied!'));
    expect(dialog()).not.toBeNull();
  });

  it('waits until nobody writes, and tells the same only once', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    const { user, sent } = open(buildNews());
    await waitFor(() => expect(sent(pending)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(dialog()).toBeNull();
    field.remove();
    await user.click(await press('Tomorrow'));
    await waitFor(() => expect(sent(pending)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(dialog()).toBeNull();
  });

  it('stays away where there is nothing to tell', async () => {
    const { sent } = open(buildNews({ shouldShow: false }));
    await waitFor(() => expect(sent(pending)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(dialog()).toBeNull();
  });
});
