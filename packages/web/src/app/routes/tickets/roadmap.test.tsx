import type { Roadmap } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildTicketSummary } from '#web/features/tickets/feedback/testing/build-ticket.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const planned: Roadmap['planned'][number] = {
  id: 12,
  title: 'The moon stands still',
  category: 'bug',
  upvotes: 1,
  plannedRelease: '1.2',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

function open(isMember: boolean, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': isMember ? { json: buildUser() } : signedOut,
    'GET /api/roadmap': dataAnswer({ planned: [planned], inProgress: [], released: [] }),
    'GET /api/tickets': dataAnswer({ items: [buildTicketSummary()], nextCursor: null }),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp('/roadmap') };
}

it('shows visitors what is planned with its release and votes, and asks nothing that is for members', async () => {
  const { calls } = open(false);
  const column = await screen.findByRole('region', { name: 'Planned' });
  expect(within(column).getByText('The moon stands still')).toBeTruthy();
  expect(within(column).getByText('Release 1.2')).toBeTruthy();
  expect(within(column).getByText('1 vote')).toBeTruthy();
  expect(within(column).queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing is in progress at the moment.')).toBeTruthy();
  expect(screen.getByText('Nothing has been finished yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to vote or write to us' }).getAttribute('href')).toBe(
    '/login?next=%2Froadmap',
  );
  expect(calls.map(({ key }) => key)).not.toContain('GET /api/tickets');
});

it('says in one sentence that there is nothing yet', async () => {
  open(false, { 'GET /api/roadmap': dataAnswer({ planned: [], inProgress: [], released: [] }) });
  expect(await screen.findByText(/^Nothing is on the list/)).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('lets members open what is planned, and vote for everything that is public', async () => {
  const { user, calls } = open(true, {
    'PUT /api/tickets/12/votes': dataAnswer({ upvotes: 4, hasVoted: true, isFollowed: false }),
  });
  const column = await screen.findByRole('region', { name: 'Planned' });
  const link = await within(column).findByRole('link', { name: 'The moon stands still' });
  expect(link.getAttribute('href')).toBe('/feedback?ticket=12');
  await user.click(await screen.findByRole('button', { name: /^Vote/ }));
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain('PUT /api/tickets/12/votes'));
  expect(calls.find(({ key }) => key === 'GET /api/tickets')?.url).toContain('scope=public');
  // The roadmap is asked again, as its votes have changed.
  await waitFor(() => expect(calls.filter(({ key }) => key === 'GET /api/roadmap')).toHaveLength(2));
});

it('tries again where it could not be fetched', async () => {
  let tries = 0;
  const { user } = open(false, {
    'GET /api/roadmap': () => {
      tries += 1;
      return tries > 1
        ? dataAnswer({ planned: [planned], inProgress: [], released: [] })
        : failureAnswer(500, 'internal', 'Something went wrong.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The moon stands still')).toBeTruthy();
});
