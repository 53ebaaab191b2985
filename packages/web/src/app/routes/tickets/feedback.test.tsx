import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOwnTicket, buildTicketSummary } from '#web/features/tickets/feedback/testing/build-ticket.ts';
import { forgetActions, noteAction, notePage } from '#web/lib/action-log/action-log.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { at, description, field, interest, list, open, page, post, press } from './testing/open-feedback.tsx';

afterEach(() => {
  localStorage.clear();
  forgetActions();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('writing to the operator', () => {
  it('sends what was written with the page and the browser, and shows it', async () => {
    notePage('/journal/12');
    const { user, sent, router } = open('/feedback', {
      [post]: dataAnswer(buildOwnTicket()),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.selectOptions(await screen.findByRole('combobox'), 'An idea');
    await user.type(await field('Title'), 'Let the moon wax');
    await user.type(await field(description), '<script>alert(1)</script>');
    expect(screen.getByText('/journal/12')).toBeTruthy();
    await user.click(press('Send'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The moon stands still' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ ticket: 12 });
    const [call] = sent(post);
    expect(call?.body).toMatchObject({
      category: 'feature_request',
      title: 'Let the moon wax',
      description: '<script>alert(1)</script>',
      suggestion: '',
      mayBePublic: false,
      pageUrl: '/journal/12',
      browserInfo: { isOnline: true },
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    await user.click(screen.getByRole('link', { name: 'All your messages' }));
    expect((await field('Title')).value).toBe('');
  });

  it('leaves out what is switched off, and may be shown to others where that is wanted', async () => {
    notePage('/journal');
    const { user, sent } = open('/feedback', {
      [post]: dataAnswer(buildOwnTicket()),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'It stands still.');
    await user.click(screen.getByRole('switch', { name: 'The page you came from' }));
    await user.click(screen.getByRole('switch', { name: 'Browser and device' }));
    expect(screen.queryByText('/journal')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Other members may read this' }));
    await user.click(press('Send'));
    await waitFor(() =>
      expect(sent(post)[0]?.body).toMatchObject({ mayBePublic: true, pageUrl: null, browserInfo: null }),
    );
  });

  it('shows the last actions in full, and sends just these or none', async () => {
    noteAction({ kind: 'page', name: '/journal/:dreamid' });
    noteAction({ kind: 'call', name: 'GET /api/dreams/:id', status: 500 });
    noteAction({ kind: 'call', name: 'POST /api/dreams', status: 0 });
    noteAction({ kind: 'error', name: 'typeerror' });
    const { user, sent } = open('/feedback', { [post]: failureAnswer(500, 'internal', 'No.') });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(shown()).toHaveLength(4);
    expect(shown()[1]).toContain('request failed GET /api/dreams/:id · 500');
    expect(shown()[2]).toContain('POST /api/dreams · no answer');
    await user.click(press('Send'));
    await screen.findByRole('alert');
    const isOn = screen.getByRole('switch', { name: 'What you did last' });
    await user.click(isOn);
    expect(shown()).toEqual([]);
    await user.click(press('Send'));
    await waitFor(() => expect(sent(post)).toHaveLength(2));
    const bodies = sent(post).map(({ body }) => body as { userActions: object[] });
    expect(bodies[0]?.userActions).toMatchObject([
      { kind: 'page', name: '/journal/:dreamid' },
      { kind: 'call', name: 'GET /api/dreams/:id', status: 500 },
      { kind: 'call', name: 'POST /api/dreams', status: 0 },
      { kind: 'error', name: 'typeerror' },
    ]);
    expect(bodies[1]?.userActions).toEqual([]);
  });

  it('says what is missing and sends nothing', async () => {
    const { user, sent } = open('/feedback');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Please write something here.')).toHaveLength(2);
    expect(sent(post)).toHaveLength(0);
  });

  it('keeps what could not be sent, also for the next visit, under one key for the same words', async () => {
    let isDown = true;
    const { user, sent, unmount } = open('/feedback', {
      [post]: () => (isDown ? 'network-failure' : dataAnswer(buildOwnTicket())),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    await user.click(press('Send'));
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    isDown = false;
    await user.click(press('Send'));
    await screen.findByRole('heading', { level: 1, name: 'The moon stands still' });
    const keys = sent(post).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    unmount();
    const later = open('/feedback');
    await later.user.type(await field('Title'), 'Half a title');
    later.unmount();
    open('/feedback');
    expect((await field('Title')).value).toBe('Half a title');
  });

  it('keeps the drafts of members apart', async () => {
    const first = open('/feedback');
    await first.user.type(await field('Title'), 'Mine');
    first.unmount();
    open('/feedback', { 'GET /api/user': { json: buildUser({ id: 8 }) } });
    expect((await field('Title')).value).toBe('');
  });

  it('shows similar ones while the title is typed, and takes a vote instead', async () => {
    let hasVoted = false;
    const { user, sent } = open('/feedback', {
      [list]: ({ url }: { url: string }) =>
        url.includes('words=') ? page(buildTicketSummary({ hasVoted, upvotes: hasVoted ? 4 : 3 })) : page(),
      [at('PUT', '/votes')]: () => {
        hasVoted = true;
        return interest;
      },
    });
    await user.type(await field('Title'), 'The moon stands');
    expect(await screen.findByText('One message may be about the same')).toBeTruthy();
    expect(screen.getByText('3 votes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Vote/, pressed: false }));
    expect(await screen.findByRole('button', { name: /^Vote/, pressed: true })).toBeTruthy();
    expect(screen.getByText('4 votes')).toBeTruthy();
    expect(sent(at('PUT', '/votes'))).toHaveLength(1);
    const asked = sent(list).map(({ url }) => new URL(url, 'https://x').searchParams.get('words'));
    expect(asked).toContain('The moon stands');
    expect((await field('Title')).value).toBe('The moon stands');
  });

  it('asks for nothing similar to less than a word, and says where it could not', async () => {
    const { user, sent } = open('/feedback', {
      [list]: ({ url }: { url: string }) =>
        url.includes('words=') ? failureAnswer(500, 'internal', 'Something went wrong.') : page(),
    });
    await user.type(await field('Title'), 'moo');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(sent(list).filter(({ url }) => url.includes('words='))).toHaveLength(0);
    await user.type(await field('Title'), 'n');
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/feedback', { [list]: 'network-failure' });
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('one’s own tickets', () => {
  it('are listed with what became of them', async () => {
    open('/feedback', {
      [list]: page(
        buildTicketSummary({ isOwn: true, isPublic: false, status: 'in_progress', plannedRelease: '1.2' }),
      ),
    });
    const row = await screen.findByRole('listitem');
    expect(within(row).getByRole('link', { name: 'The moon stands still' }).getAttribute('href')).toBe(
      '/feedback?ticket=12',
    );
    expect(within(row).getByText('Being worked on')).toBeTruthy();
    expect(within(row).getByText('Planned for 1.2')).toBeTruthy();
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('say so where there are none', async () => {
    open('/feedback');
    expect(await screen.findByText('You have not written to us yet.')).toBeTruthy();
  });
});
