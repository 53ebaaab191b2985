import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAdminUser } from '#web/features/admin/admin-users/testing/build-admin-user.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

function open(path: string, answers: Record<string, unknown> = {}, isAdmin = true) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin }) },
    'GET /api/admin/invariants': dataAnswer({ checkedAt: '2026-11-21T03:17:00Z', asked: 22, broken: [] }),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp(path) };
}

const page = (...items: unknown[]) => dataAnswer({ items, nextCursor: null });

const overview = {
  version: '0.1.0',
  members: { pending: 1234, active: 2, suspended: 3, deleted: 4 },
  newMembers: [
    { day: '2026-11-20', count: 5 },
    { day: '2026-11-21', count: 6 },
  ],
  dreams: [
    { day: '2026-11-20', count: 70 },
    { day: '2026-11-21', count: 80 },
  ],
  mails: { sent: 9, waiting: 0, failed: 1 },
  pushes: { devicesReached: 25, devicesFailing: 2, waiting: 6, devicesUnauthorized: 0, isRefused: false },
  jobs: [{ name: 'purge-mails', lastRunAt: null, state: 'never' }],
  database: { bytes: 12_345_678 },
  newestBackup: null,
};

describe('pages of administrators', () => {
  it.each([
    '/admin',
    '/admin/users',
    '/admin/users/42',
    '/admin/verification',
    '/admin/audit',
    '/admin/tickets',
    '/admin/tickets/3',
    '/admin/canned-answers',
    '/admin/jobs',
    '/admin/mails',
    '/admin/referrals',
    '/admin/campaign-codes',
    '/admin/announcements',
    '/admin/payment-events',
    '/admin/system-reports',
    '/admin/system-reports/7',
    '/system-monitoring',
  ])('%s says to other members that it is not for them, and asks for nothing', async (path) => {
    const { calls } = open(path, {}, false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user']);
    expect(screen.queryByRole('navigation', { name: 'Pages of administrators' })).toBeNull();
  });

  it('lead to where a second factor is set up when the server wants one', async () => {
    const { router } = open('/admin/users', {
      'GET /api/admin/users': failureAnswer(403, 'accounts.second_factor_required', 'no'),
      'GET /api/factors': failureAnswer(503, 'server.overloaded', 'busy'),
      'GET /api/sessions': failureAnswer(503, 'server.overloaded', 'busy'),
      'GET /api/email-changes': failureAnswer(503, 'server.overloaded', 'busy'),
      'GET /api/reauthentication': failureAnswer(503, 'server.overloaded', 'busy'),
      'GET /api/auth/oidc': failureAnswer(503, 'server.overloaded', 'busy'),
      'GET /api/auth/oidc/link': failureAnswer(503, 'server.overloaded', 'busy'),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
  });
});

describe('/admin', () => {
  it('tells how the service is doing, and leads to every page of the desk', async () => {
    open('/admin', { 'GET /api/admin/overview': dataAnswer(overview) });
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(await screen.findByText('All is well: 22 rules hold.')).toBeTruthy();
    const figures = [...document.querySelectorAll('.admin-figures dd')].map((each) => each.textContent);
    expect(figures).toEqual(['1,234', '2', '3', '4', '9', '0', '1', '25', '6', '2']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Day (UTC)New membersDreams',
      'Sat, Nov 21680',
      'Fri, Nov 20570',
    ]);
    expect(screen.getByText('12.3 MB')).toBeTruthy();
    expect(screen.getByText('none on this machine')).toBeTruthy();
    expect(screen.getByText('has not run lately')).toBeTruthy();
    const nav = screen.getByRole('navigation', { name: 'Pages of administrators' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin',
      '/admin/users',
      '/admin/verification',
      '/admin/tickets',
      '/admin/canned-answers',
      '/admin/symbol-management',
      '/admin/announcements',
      '/admin/community',
      '/admin/experiments',
      '/admin/audit',
      '/admin/system-reports',
      '/admin/affiliates',
      '/admin/affiliate-management',
      '/admin/referrals',
      '/admin/campaign-codes',
      '/admin/payment-events',
      '/stripe-checkout/debug',
      '/subscription-test',
      '/admin/jobs',
      '/admin/mails',
      '/system-monitoring',
      '/ai-debug',
      '/debug-symbols',
      '/auth-test',
      '/email-test',
    ]);
    expect(within(nav).getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  });

  it('says where push services refuse this server', async () => {
    const pushes = { ...overview.pushes, devicesUnauthorized: 4, isRefused: true };
    open('/admin', { 'GET /api/admin/overview': dataAnswer({ ...overview, pushes }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/who this server is \(4 devices/);
  });

  it('says what is wrong, and looks again', async () => {
    let isBroken = true;
    const { user } = open('/admin', {
      'GET /api/admin/overview': () =>
        isBroken ? failureAnswer(503, 'server.database', 'no') : dataAnswer(overview),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The database could not be reached.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('1,234')).toBeTruthy();
  });
});

describe('/admin/users', () => {
  it('searches, narrows and leads to the member', async () => {
    const { user, calls } = open('/admin/users', {
      'GET /api/admin/users': page(buildAdminUser({ accountStatus: 'suspended', emailVerified: false })),
    });
    const link = await screen.findByRole('link', { name: 'luna' });
    expect(link.getAttribute('href')).toBe('/admin/users/42');
    expect(link.closest('li')?.textContent).toContain('no. 42 · suspended · email not confirmed');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'suspended');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Administrator' }), 'no');
    await waitFor(() =>
      expect(calls.at(-1)?.url).toBe('/api/admin/users?search=lu&status=suspended&admin=false'),
    );
  });

  it('says that nobody is like this', async () => {
    open('/admin/users', { 'GET /api/admin/users': page() });
    expect(await screen.findByText('No member matches.')).toBeTruthy();
  });
});

describe('/admin/verification', () => {
  it('confirms an address, with a reason', async () => {
    const pending = buildAdminUser({ accountStatus: 'pending', emailVerified: false });
    let isDone = false;
    const { user, calls } = open('/admin/verification', {
      'GET /api/admin/users': () => (isDone ? page() : page(pending)),
      'POST /api/admin/users/42/verify': () => {
        isDone = true;
        return dataAnswer(buildAdminUser());
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the email of luna' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Showed me the letter.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText('Every email is confirmed.')).toBeTruthy();
    expect(screen.getByText('Done: Confirm the email of luna')).toBeTruthy();
    expect(calls.find(({ key }) => key.endsWith('/verify'))?.body).toEqual({
      reason: 'Showed me the letter.',
    });
  });
});

describe('/admin/audit', () => {
  const entry = (id: number, changes = {}) => ({
    id,
    happenedAt: '2026-11-20T10:00:00.000Z',
    actorId: null,
    actorName: 'command line',
    action: 'admin_role.granted',
    memberId: 42,
    reason: 'Typed on the command line.',
    details: {},
    address: null,
    requestId: null,
    ...changes,
  });

  it('reads on, and is narrowed to an act and a member', async () => {
    const { user, calls } = open('/admin/audit', {
      'GET /api/admin/audit-log': ({ url }: { url: string }) =>
        url.includes('cursor')
          ? page(entry(1, { memberId: 43 }))
          : dataAnswer({ items: [entry(2)], nextCursor: 'c1' }),
    });
    const link = await screen.findByRole('link', { name: 'member 42' });
    expect(link.getAttribute('href')).toBe('/admin/users/42');
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByRole('link', { name: 'member 43' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Act' }), 'Status changed');
    const number = screen.getByRole('textbox', { name: 'Number of the member' });
    await user.type(number, 'x');
    expect(screen.getByText('A number, such as 4711.')).toBeTruthy();
    await user.clear(number);
    await user.type(number, '42');
    await waitFor(() =>
      expect(calls.at(-1)?.url).toBe('/api/admin/audit-log?action=status.changed&member=42'),
    );
  });

  it('tells what was changed in words, from what it was to what it is', async () => {
    const status = { action: 'status.changed', details: { to: 'suspended', from: 'active' } };
    const edit = {
      action: 'symbol.edited',
      memberId: null,
      reason: null,
      details: { fields: 'meaning, name', symbol: 'dog', language: 'es' },
    };
    const verdict = { action: 'missing_word.judged', details: { number: 9, to: 'rejected' } };
    open('/admin/audit', {
      'GET /api/admin/audit-log': page(entry(3, status), entry(2, edit), entry(1, verdict)),
    });
    expect(await screen.findByText('from: active · to: suspended')).toBeTruthy();
    const line = screen.getByText('Symbol edited', { selector: 'p' }).closest('li');
    expect(line?.textContent).toContain('symbol: dog · language: Spanish · changed: meaning, name');
    expect(line?.textContent).not.toContain('“');
    expect(screen.getByText('entry: 9 · to: rejected')).toBeTruthy();
  });

  it('says that nothing has been done', async () => {
    open('/admin/audit', { 'GET /api/admin/audit-log': page() });
    expect(await screen.findByText('No act like this has been done.')).toBeTruthy();
  });
});
