import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import type { DeskSearch } from '../desk-search.ts';
import { buildCounts, buildDeskSummary, deskPage } from '../testing/build-desk-ticket.ts';
import { TicketList } from './ticket-list.tsx';

const list = 'GET /api/admin/tickets';

beforeAll(() => loadWords('tickets-desk'));

/** What the page does with the address, without one. */
function Desk({ first }: { readonly first: DeskSearch }) {
  const [search, setSearch] = useState(first);
  return <TicketList search={search} onSearch={setSearch} />;
}

function open(answer: NonNullable<StubAnswers[typeof list]>, first: DeskSearch = {}) {
  const calls = stubApi({ [list]: answer });
  return { calls, ...renderPart(<Desk first={first} />) };
}

describe('the list of tickets', () => {
  it('says how each stands, whose it is, who works on it and how long it took', async () => {
    const waiting = buildDeskSummary({
      waitingSince: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
      priority: 'critical',
    });
    const done = buildDeskSummary({
      id: 11,
      title: '<img src=x onerror="alert(1)">',
      status: 'resolved',
      assignedTo: { id: 7, username: 'ada' },
      upvotes: 1,
      isPublic: true,
      plannedRelease: '2.4',
      firstAnswerSeconds: 5400,
      resolutionSeconds: 3 * 24 * 3600,
    });
    open(deskPage(waiting, done));
    const found = await screen.findByRole('list', { name: 'Tickets found' });
    const [first, second] = within(found).getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^#12 The moon stands still.*Open · Critical · Bug · luna, Nov 20, 2026/,
    );
    expect(first?.textContent).toContain('assigned to nobody');
    expect(first?.textContent).toContain('Waiting for 3 hours · not answered yet');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/admin/tickets/12');
    expect(second?.textContent).toContain('assigned to ada · 1 vote · public · planned for 2.4');
    expect(second?.textContent).toContain('first answer after 2 hours · done after 3 days');
    expect(second?.textContent, 'markup is text').toContain('<img src=x onerror="alert(1)">');
    expect(found.querySelector('img')).toBeNull();
    // Keys go from row to row by this mark, and the page says which keys.
    expect(found.querySelectorAll('[data-row]')).toHaveLength(2);
    expect(screen.getByText(/J and K go from ticket to ticket/)).toBeTruthy();
  });

  it('sums up the desk, and narrows the list to what a count counts and back', async () => {
    const { user, calls } = open(deskPage(buildDeskSummary()));
    const button = (name: RegExp) => screen.findByRole('button', { name });
    expect(await screen.findByText(/half were answered within 2 hours\.$/)).toBeTruthy();
    await user.click(await button(/^3 waiting for an answer/));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${list.slice(4)}?sort=waiting&waiting=true`));
    expect(screen.getByText('Only who waits for an answer')).toBeTruthy();
    expect((await button(/^3 waiting/)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await button(/^9 Resolved/));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${list.slice(4)}?sort=waiting&status=resolved`));
    await user.click(await button(/^9 Resolved/));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${list.slice(4)}?sort=waiting`));
    await user.click(await button(/^2 not assigned/));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${list.slice(4)}?sort=waiting&assigned=nobody`));
  });

  it('is searched, narrowed by each choice, put in order, and shown whole again', async () => {
    const { user, calls } = open(deskPage(buildDeskSummary()));
    const choose = (label: string, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), value);
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'moon');
    await waitFor(() => expect(calls.at(-1)?.url).toContain('words=moon'));
    await choose('Status', 'in_progress');
    await choose('Category', 'symbol_missing');
    await choose('Priority', 'high');
    await choose('Assigned to', 'me');
    await choose('Order', 'votes');
    await waitFor(() => {
      const asked = new URLSearchParams(calls.at(-1)?.url.split('?')[1]);
      expect(Object.fromEntries(asked)).toEqual({
        words: 'moon',
        status: 'in_progress',
        category: 'symbol_missing',
        priority: 'high',
        assigned: 'me',
        sort: 'votes',
      });
    });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${list.slice(4)}?sort=votes`));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('goes on page by page', async () => {
    const { user, calls } = open(({ url }) =>
      url.includes('cursor=c1')
        ? deskPage(buildDeskSummary({ id: 1, title: 'The first of all' }))
        : dataAnswer({ items: [buildDeskSummary()], nextCursor: 'c1', counts: buildCounts() }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The first of all')).toBeTruthy();
    expect(calls.at(-1)?.url).toContain('cursor=c1');
    expect(screen.getByText('The moon stands still')).toBeTruthy();
  });

  it('says that there is none, or none like this, and of whom', async () => {
    const { unmount } = open(deskPage());
    expect(await screen.findByText(/Nobody has written yet/)).toBeTruthy();
    unmount();
    const { calls } = open(deskPage(), { member: 42 });
    expect(await screen.findByText('No ticket is like this.')).toBeTruthy();
    expect(screen.getByText('Only of member 42')).toBeTruthy();
    expect(calls.at(-1)?.url).toContain('member=42');
  });

  it('says that there is no connection, and looks again', async () => {
    let isOffline = true;
    const { user } = open(() => (isOffline ? 'network-failure' : deskPage(buildDeskSummary())));
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('The moon stands still')).toBeTruthy();
  });
});
