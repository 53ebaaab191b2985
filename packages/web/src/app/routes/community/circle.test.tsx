import type { WholeCircle } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildCircle, buildJoinedCircle } from '#web/features/community/circles/testing/build-circle.ts';
import { buildPost, buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const at = (rest = '') => `/api/community/circles/${'c'.repeat(22)}${rest}`;
const done = { json: { success: true } };
const link = {
  id: 'i'.repeat(22),
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
};
const token = 't'.repeat(43);

function open(circle: WholeCircle, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/community/circles': dataAnswer({ items: [] }),
    [`GET ${at()}`]: dataAnswer(circle),
    'GET /api/community/posts': dataAnswer({
      items: [buildPost({ circleId: circle.id })],
      nextCursor: null,
    }),
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { calls, sent, ...renderApp(`/community/circles/${circle.id}`) };
}

const dialogOf = (name: RegExp) => screen.findByRole('dialog', { name, hidden: true });
const press = async (user: ReturnType<typeof open>['user'], dialog: RegExp, name: string) =>
  user.click(within(await dialogOf(dialog)).getByRole('button', { name, hidden: true }));

describe('a circle', () => {
  it('shows what was shared in it, and everybody who reads it', async () => {
    const { calls } = open(buildJoinedCircle());
    expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Night owls');
    const members = screen.getByRole('region', { name: 'Members' });
    expect(members.textContent).toContain('Bramble made the circle');
    expect(members.textContent).toContain('Otter you');
    expect(calls.find(({ key }) => key === 'GET /api/community/posts')?.url).toContain(
      `circle=${'c'.repeat(22)}`,
    );
    // What stands here needs no way to here.
    expect(screen.queryByRole('link', { name: 'Shared in a circle' })).toBeNull();
    const share = screen.getByRole('link', { name: 'Share something here' });
    expect(share.getAttribute('href')).toContain('circle=');
  });

  it('gives those who were invited no way to invite or take others out', async () => {
    open(buildJoinedCircle());
    await screen.findByRole('button', { name: 'Leave the circle' });
    expect(screen.queryByRole('heading', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Take out/ })).toBeNull();
  });

  it('says of somebody blocked that they read it all the same', async () => {
    const [maker, other] = buildCircle().members;
    open(buildCircle({ members: [maker, { ...other, isBlocked: true }] as WholeCircle['members'] }));
    expect(await screen.findByText(/blocked by you: they can read what you share here/)).toBeTruthy();
  });

  it('makes a link that is shown and copied once', async () => {
    let links: WholeCircle['invitations'] = [];
    const { user } = open(buildCircle(), {
      [`GET ${at()}`]: () => dataAnswer(buildCircle({ invitations: links })),
      [`POST ${at('/invitations')}`]: () => {
        links = [link];
        return dataAnswer({ ...link, token });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    const shown = `${window.location.origin}/community/invitation#token=${token}`;
    expect(await screen.findByText(shown)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('The link is copied.'));
    expect(await navigator.clipboard.readText()).toBe(shown);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(currentToast.get()?.title).toContain('could not be copied'));
  });

  it('takes a link back after asking', async () => {
    let links = [link];
    const { user, sent } = open(buildCircle(), {
      [`GET ${at()}`]: () => dataAnswer(buildCircle({ invitations: links })),
      [`DELETE ${at(`/invitations/${link.id}`)}`]: () => {
        links = [];
        return done;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(sent(`DELETE ${at(`/invitations/${link.id}`)}`)).toHaveLength(0);
    await press(user, /^Take this link back/, 'Take it back');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open links' })).toBeNull());
  });

  it('is no place to invite to when it is full', async () => {
    open(buildCircle({ isFull: true }));
    expect(await screen.findByText('The circle is full.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  });

  it('lets whoever made it take somebody out, who is named before', async () => {
    const remove = `DELETE ${at(`/members/${'h'.repeat(22)}`)}`;
    const { user, sent } = open(buildCircle(), { [remove]: done });
    await user.click(await screen.findByRole('button', { name: 'Take out: Heron' }));
    await press(user, /^Take Heron out of the circle/, 'Take out');
    await waitFor(() => expect(sent(remove)).toHaveLength(1));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Heron is no longer in the circle.'));
  });

  it.each([
    [buildJoinedCircle(), 'Leave the circle', 'Leave', `DELETE ${at('/membership')}`],
    [buildCircle(), 'Dissolve the circle', 'Dissolve', `DELETE ${at()}`],
  ])('is left or dissolved after asking', async (circle, way, go, key) => {
    const { user, sent, router } = open(circle, { [key]: done });
    await user.click(await screen.findByRole('button', { name: way }));
    const dialog = new RegExp(`^${go} “Night owls”`);
    expect((await dialogOf(dialog)).textContent).toContain('deleted');
    expect(sent(key)).toHaveLength(0);
    await press(user, dialog, go);
    await waitFor(() => expect(router.state.location.pathname).toBe('/community/circles'));
    expect(sent(key)).toHaveLength(1);
  });

  it.each([
    [buildJoinedCircle({ isResting: true }), /until the person who made it has premium again/],
    [buildCircle({ isResting: true }), /until you have premium again/],
  ])('says that it rests, and takes nothing new', async (circle, said) => {
    open(circle);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Share something here' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
    expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I know this one' })).toBeNull();
  });

  it('of others looks like none', async () => {
    open(buildCircle(), { [`GET ${at()}`]: failureAnswer(404, 'community.circle_not_found', 'No.') });
    expect((await screen.findByRole('alert')).textContent).toContain('or you are not in it');
  });
});
