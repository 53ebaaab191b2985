import type { CommunityCase } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

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
const decide = `POST /api/admin/community/posts/${held.id}/decisions`;

it('shows what waits with what was said of it, and hides it with two reasons', async () => {
  let isDone = false;
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ isAdmin: true }) },
    'GET /api/admin/community/reports': () => dataAnswer({ items: isDone ? [] : [held], nextCursor: null }),
    [decide]: () => {
      isDone = true;
      return dataAnswer({ state: 'hidden', hiddenReason: 'spam' });
    },
  } as StubAnswers);
  const { user } = renderApp('/admin/community');
  expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
  expect(screen.getByText(/It sells rivers\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'What the writer is told', hidden: true }),
    'Advertising',
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason', hidden: true }), 'It is a shop.');
  await user.click(screen.getAllByRole('button', { name: 'Hide', hidden: true }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === decide).map(({ body }) => body)).toEqual([
      { decision: 'hide', hiddenReason: 'spam', reason: 'It is a shop.' },
    ]),
  );
  expect(await screen.findByText('Nothing waits.')).toBeTruthy();
});
