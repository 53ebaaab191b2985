import type { CommunityCase } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const held: CommunityCase = {
  kind: 'post',
  id: 'p'.repeat(22),
  postId: 'p'.repeat(22),
  isInCircle: false,
  text: 'The river ran through our kitchen.',
  state: 'held',
  hiddenReason: 'care',
  author: { memberId: 42, pseudonym: 'Bramble' },
  reports: [{ reason: 'spam', text: 'It sells rivers.', createdAt: '2026-11-20T09:00:00.000Z' }],
  appeal: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  waitingSince: '2026-11-20T08:00:00.000Z',
};
const list = 'GET /api/admin/community/reports';
const decideOn = ({ kind, id }: CommunityCase) =>
  `POST /api/admin/community/${kind === 'post' ? 'posts' : 'replies'}/${id}/decisions`;

/** One case that waits until it is decided. */
function open(changes: Partial<CommunityCase> = {}, answer?: () => unknown) {
  const waits = { ...held, ...changes };
  const key = decideOn(waits);
  let isDone = false;
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ isAdmin: true }) },
    [list]: () => dataAnswer({ items: isDone ? [] : [waits], nextCursor: null }),
    [key]: () => {
      const given = answer?.();
      if (given) return given;
      isDone = true;
      return dataAnswer({ state: 'hidden', hiddenReason: 'spam' });
    },
  } as unknown as StubAnswers);
  const bodies = () => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { bodies, ...renderApp('/admin/community') };
}

const ways = async () => {
  const row = await screen.findByRole('article');
  return within(row)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

async function decide(user: ReturnType<typeof open>['user'], way: string, reason: string) {
  await user.click(await screen.findByRole('button', { name: way }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: new RegExp(`^${way}`) }));
  await user.type(await dialog.findByRole('textbox', { name: 'Reason', hidden: true }), reason);
  return { dialog, go: () => user.click(dialog.getByRole('button', { name: way, hidden: true })) };
}

describe('the moderation of the community', () => {
  it('shows what waits with what was said of it, and hides it with two reasons', async () => {
    const { user, bodies } = open();
    expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
    expect(screen.getByText(/It sells rivers\./)).toBeTruthy();
    const { dialog, go } = await decide(user, 'Hide', 'It is a shop.');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'What the writer is told', hidden: true }),
      'Advertising',
    );
    await go();
    await waitFor(() =>
      expect(bodies()).toEqual([{ decision: 'hide', hiddenReason: 'spam', reason: 'It is a shop.' }]),
    );
    expect(await screen.findByText('Nothing waits.')).toBeTruthy();
    expect(currentToast.get()?.title).toBe('It is hidden.');
  });

  it.each([
    ['why it is held', {}, 'care'],
    ['what it was reported for', { state: 'visible', hiddenReason: null }, 'spam'],
    ['something else where nothing is said', { state: 'visible', hiddenReason: null, reports: [] }, 'other'],
  ] as const)(
    'tells its writer %s, unless the moderator says otherwise',
    async (_, changes, hiddenReason) => {
      const { user, bodies } = open({ ...changes, reports: 'reports' in changes ? [] : held.reports });
      const { go } = await decide(user, 'Hide', 'I have read it.');
      expect(screen.getByRole('dialog', { hidden: true, name: 'Hide: Post by Bramble' })).toBeTruthy();
      await go();
      await waitFor(() =>
        expect(bodies()).toEqual([{ decision: 'hide', hiddenReason, reason: 'I have read it.' }]),
      );
    },
  );

  it.each([
    ['visible', ['Leave as it is', 'Hide']],
    ['held', ['Show to everybody', 'Hide']],
    ['hidden', ['Show to everybody', 'Leave as it is']],
  ] as const)('offers for what is %s what can be decided about it', async (state, offered) => {
    open({ state });
    expect(await ways()).toEqual(offered);
  });

  it('shows a reply again, and tells its writer no reason', async () => {
    const { user, bodies } = open({
      kind: 'reply',
      id: 'r'.repeat(22),
      state: 'hidden',
      appeal: 'It is mine.',
    });
    expect(await screen.findByText('It is mine.')).toBeTruthy();
    const { dialog, go } = await decide(user, 'Show to everybody', 'Nothing wrong with it.');
    expect(dialog.queryByRole('combobox', { hidden: true })).toBeNull();
    await go();
    await waitFor(() =>
      expect(bodies()).toEqual([{ decision: 'restore', reason: 'Nothing wrong with it.' }]),
    );
  });

  it('says of what stands in a circle who sees it, and leads to its writer', async () => {
    open({ isInCircle: true });
    expect(await screen.findByText(/its members alone see it/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'the member' }).getAttribute('href')).toBe('/admin/users/42');
  });

  it('stays open with the words where a decision was refused', async () => {
    let isDown = true;
    const { user, bodies } = open({ state: 'visible' }, () =>
      isDown ? failureAnswer(409, 'community.already_decided', 'Somebody has decided it.') : null,
    );
    const { dialog, go } = await decide(user, 'Leave as it is', 'Harmless.');
    await go();
    expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
    expect(dialog.getByDisplayValue('Harmless.')).toBeTruthy();
    isDown = false;
    await go();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true, name: /^Leave/ })).toBeNull());
    expect(bodies()).toHaveLength(2);
  });

  it('decides nothing without a reason', async () => {
    const { user, bodies } = open();
    const { dialog, go } = await decide(user, 'Hide', ' ');
    await go();
    expect(dialog.getByText('Please say why, in a few words.')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('can be asked for again where it did not come', async () => {
    let isDown = true;
    stubApi({
      'GET /api/user': { json: buildUser({ isAdmin: true }) },
      [list]: () => (isDown ? 'network-failure' : dataAnswer({ items: [held], nextCursor: null })),
    } as StubAnswers);
    const { user } = renderApp('/admin/community');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
  });
});
