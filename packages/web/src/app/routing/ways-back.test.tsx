import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAdminUser } from '#web/features/admin/admin-users/testing/build-admin-user.ts';
import {
  buildDeskSummary,
  buildDeskTicket,
  deskPage,
} from '#web/features/tickets/desk/testing/build-desk-ticket.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { forgetMember } from '#web/lib/signing-out/forget-member.ts';
import { buildDream, buildLine, dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

function open(address: string, answers: Record<string, unknown>, isAdmin = true) {
  const calls = stubApi({ 'GET /api/user': { json: buildUser({ isAdmin }) }, ...answers } as StubAnswers);
  return { calls, ...renderApp(address) };
}

const page = (...items: unknown[]) => dataAnswer({ items, nextCursor: null });
const facets = dataAnswer({
  total: 1,
  categories: [],
  tags: [{ value: 'sea', count: 1 }],
  symbols: [],
  languages: [],
});

// Read once before, so that no test waits for the code of its pages.
beforeAll(
  () =>
    Promise.all([
      import('../routes/dreams/journal.tsx'),
      import('../routes/dreams/journal-dream.tsx'),
      import('../routes/admin/tickets/tickets.tsx'),
      import('../routes/admin/tickets/tickets-one.tsx'),
      import('../routes/admin/users.tsx'),
      import('../routes/admin/user.tsx'),
    ]),
  60_000,
);

// Each test is a window of its own.
beforeEach(() => forgetMember(createQueryClient()));

describe('the way back to a list', () => {
  it('leads to the tickets that were looked through', async () => {
    const { user, router } = open('/admin/tickets?status=open&priority=medium', {
      'GET /api/admin/tickets': deskPage(buildDeskSummary()),
      'GET /api/admin/tickets/12': dataAnswer(buildDeskTicket()),
    });
    await user.click(await screen.findByRole('link', { name: /The moon stands still/ }));
    const back = await screen.findByRole('link', { name: 'All tickets' });
    expect(router.state.location.href).toBe('/admin/tickets/12');
    expect(back.getAttribute('href')).toBe('/admin/tickets?status=open&priority=medium');
    await user.click(back);
    await waitFor(() =>
      expect(router.state.location.href).toBe('/admin/tickets?status=open&priority=medium'),
    );
  });

  it('leads to the whole list for who came from elsewhere', async () => {
    open('/admin/tickets/12', { 'GET /api/admin/tickets/12': dataAnswer(buildDeskTicket()) });
    const back = await screen.findByRole('link', { name: 'All tickets' });
    expect(back.getAttribute('href')).toBe('/admin/tickets');
  });

  it('leads to the dreams that were looked for, from a dream and from what is no longer there', async () => {
    const { user, router } = open(
      '/journal?tag=sea',
      {
        'GET /api/dreams': page(buildLine({ id: 12 })),
        'GET /api/dreams/facets': facets,
        'GET /api/dreams/12': dataAnswer(buildDream()),
        'GET /api/follow-ups': dataAnswer({ due: null }),
      },
      false,
    );
    await user.click(await screen.findByRole('link', { name: 'A dog on the stairs' }));
    await screen.findByRole('button', { name: 'Edit' });
    const [back] = [...document.querySelectorAll<HTMLAnchorElement>('.back-link')];
    expect(back?.getAttribute('href')).toBe('/journal?tag=sea');
    await user.click(back as HTMLAnchorElement);
    await waitFor(() => expect(router.state.location.href).toBe('/journal?tag=sea'));
  });

  it('by the browser finds the list of members narrowed as it was', async () => {
    const { user, router, calls } = open('/admin/users', {
      'GET /api/admin/users': page(buildAdminUser()),
      'GET /api/admin/users/42': dataAnswer(buildAdminUser()),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'active');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'luna');
    await waitFor(() => expect(router.state.location.href).toBe('/admin/users?status=active&search=luna'));
    await user.click(await screen.findByRole('link', { name: 'luna' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/users/42'));
    router.history.back();
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    expect(search.value).toBe('luna');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('active');
    await waitFor(() =>
      expect(calls.map(({ url }) => url)).toContain('/api/admin/users?search=luna&status=active'),
    );
  });

  it('takes from an address only filters that there are', async () => {
    const { calls } = open('/admin/users?status=asleep&admin=true', { 'GET /api/admin/users': page() });
    await screen.findByText('No member matches.');
    expect(calls.map(({ url }) => url)).toContain('/api/admin/users?admin=true');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('');
  });
});
