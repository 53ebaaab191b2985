import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildDeskSummary, buildDeskTicket, deskPage } from '../testing/build-desk-ticket.ts';
import { MergeDialog } from './merge-dialog.tsx';

const list = 'GET /api/admin/tickets';
const preview = 'GET /api/admin/tickets/12/merge' as keyof StubAnswers;
const change = 'PATCH /api/admin/tickets/12' as keyof StubAnswers;

const other = buildDeskSummary({ id: 5, title: 'The moon of every page', upvotes: 3 });
const repeated = buildDeskSummary({ id: 6, title: 'Moon again', status: 'duplicate' });

beforeAll(() => loadWords('tickets-desk'));

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    [list]: deskPage(buildDeskSummary(), other, repeated),
    [preview]: dataAnswer({
      into: { id: 5, title: other.title, status: 'open', category: 'bug', isPublic: true },
      votersBefore: 3,
      votersAfter: 5,
    }),
    [change]: dataAnswer(buildDeskTicket({ status: 'duplicate', duplicateOf: 5 })),
    ...answers,
  });
  const onClose = vi.fn();
  const view = renderPart(<MergeDialog ticket={buildDeskTicket()} onClose={onClose} />);
  return { ...view, calls, onClose };
}

it('looks for the other ticket by the title, and offers neither itself nor a duplicate', async () => {
  const { user, calls } = open();
  const choices = await screen.findByRole('group', { name: '1 ticket is like this' });
  expect(within(choices).getAllByRole('radio')).toHaveLength(1);
  expect(calls[0]?.url).toBe('/api/admin/tickets?words=The+moon+stands+still&sort=similar&limit=10');
  await user.clear(screen.getByRole('searchbox', { name: 'Find the other ticket' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find the other ticket' }), '#5');
  await waitFor(() => expect(calls.at(-1)?.url).toContain('words=%235'));
});

it('says how many distinct voters come of it before anything is done, and merges', async () => {
  const { user, calls, onClose } = open();
  await user.click(await screen.findByRole('radio', { name: /The moon of every page/ }));
  expect(await screen.findByText(/Afterwards 5 different members have voted for ticket 5\./)).toBeTruthy();
  expect(screen.getByText('Now it is 3.')).toBeTruthy();
  expect(screen.getByText(/votes that were merged stay where they went/)).toBeTruthy();
  expect(calls.some(({ key }) => key === change)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Merge into ticket 5' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ key }) => key === change)?.body).toEqual({
    version: 3,
    status: 'duplicate',
    duplicateOf: 5,
  });
});

it('can be left without merging', async () => {
  const { user, calls, onClose } = open();
  await user.click(await screen.findByRole('radio', { name: /every page/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(calls.some(({ key }) => key === change)).toBe(false);
});

it('does not merge what cannot be foreseen, and says why', async () => {
  const { user } = open({ [preview]: failureAnswer(409, 'tickets.no_original', 'no') });
  await user.click(await screen.findByRole('radio', { name: /every page/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('cannot take the place');
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge into ticket 5' });
  expect(go.disabled).toBe(true);
});

it('says that nothing is found, or that there is no connection', async () => {
  const { unmount } = open({ [list]: deskPage() });
  expect(await screen.findByRole('group', { name: /No other ticket|0 tickets/ })).toBeTruthy();
  unmount();
  open({ [list]: 'network-failure' });
  expect(await screen.findByRole('button', { name: 'Look again' })).toBeTruthy();
});
