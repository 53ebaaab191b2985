import type { CircleInvited, CommunityProfile } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildInvited, buildJoinedCircle } from '#web/features/community/circles/testing/build-circle.ts';
import { buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const token = 't'.repeat(43);
const circle = buildJoinedCircle();
const look = 'POST /api/community/invitations/look';
const accept = 'POST /api/community/invitations/accept';

interface Opened {
  readonly invited?: Partial<CircleInvited>;
  readonly profile?: Partial<CommunityProfile>;
  readonly answers?: Record<string, unknown>;
  readonly fragment?: string;
}

function open({ invited, profile, answers = {}, fragment = `#token=${token}` }: Opened = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/community/profile': dataAnswer(buildProfile(profile)),
    'GET /api/community/circles': dataAnswer({ items: [] }),
    [`GET /api/community/circles/${circle.id}`]: dataAnswer(circle),
    'GET /api/community/posts': dataAnswer({ items: [], nextCursor: null }),
    [look]: dataAnswer(buildInvited(invited)),
    [accept]: dataAnswer({ circleId: circle.id }),
    ...answers,
  } as StubAnswers);
  window.history.replaceState(null, '', `/community/invitation${fragment}`);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { sent, ...renderApp(`/community/invitation${fragment}`) };
}

describe('an invitation to a circle', () => {
  it('says what it is to, and joins nothing by being opened', async () => {
    const { user, sent, router } = open();
    expect(await screen.findByRole('heading', { name: 'Night owls' })).toBeTruthy();
    expect(screen.getByText('Bramble invites you to this circle.')).toBeTruthy();
    expect(sent(accept)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Join the circle' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/community/circles/${circle.id}`));
    expect([sent(look), sent(accept)].map(([call]) => call?.body)).toEqual([{ token }, { token }]);
  });

  it('leaves nothing to use in the address', async () => {
    open();
    await screen.findByRole('heading', { name: 'Night owls' });
    expect(window.location.href).not.toContain(token);
  });

  it('that is over says so', async () => {
    open({ answers: { [look]: failureAnswer(404, 'community.invitation_not_found', 'No.') } });
    expect((await screen.findByRole('alert')).textContent).toContain('was used, taken back or is over');
  });

  it('that was used in between says so, and stays', async () => {
    const { user, router } = open({
      answers: { [accept]: failureAnswer(409, 'community.circle_full', 'No.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Join the circle' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This circle is full.');
    expect(router.state.location.pathname).toBe('/community/invitation');
  });

  it('whose last place was taken in between offers no step any more', async () => {
    let isFull = false;
    const { user } = open({
      answers: {
        [look]: () => dataAnswer(buildInvited({ isFull })),
        [accept]: () => {
          isFull = true;
          return failureAnswer(409, 'community.circle_full', 'No.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Join the circle' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Ask the person who invited you'),
    );
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
  });

  it.each([
    [{ isFull: true }, /Ask the person who invited you/],
    [{ isResting: true }, /This circle rests/],
    [{ circleId: circle.id }, 'You are in this circle already.'],
  ])('offers no step that cannot be taken: %o', async (invited, said) => {
    open({ invited });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
  });

  it('asks first for what it takes to hear from others', async () => {
    open({ profile: { mayReply: false } });
    expect(await screen.findByText(/verify your email address first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
  });

  it('without its token says how to open it', async () => {
    const { sent } = open({ fragment: '' });
    expect((await screen.findByRole('alert')).textContent).toContain('Open the link again');
    expect(sent(look)).toHaveLength(0);
  });
});
