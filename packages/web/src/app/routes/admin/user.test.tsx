import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAdminUser } from '#web/features/admin/admin-users/testing/build-admin-user.ts';
import { buildAdminMembership } from '#web/features/payments/memberships-admin/testing/build-admin-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const act = {
  id: 1,
  happenedAt: '2026-11-20T10:00:00.000Z',
  actorId: 7,
  actorName: 'sol',
  action: 'sessions.ended',
  memberId: 42,
  reason: 'A lost phone.',
  details: { ended: 2 },
  address: '203.0.113.0/24',
  requestId: 'req-1',
} as const;

function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/users/42': dataAnswer(buildAdminUser({ acts: [act] })),
    'GET /api/admin/memberships/42': dataAnswer(buildAdminMembership()),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp('/admin/users/42') };
}

describe('the page of one member', () => {
  it('shows state and counts, and what administrators did', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'luna' })).toBeTruthy();
    expect(screen.getByText('7 kept, 1 deleted and not erased yet')).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
    const line = screen.getByText('“A lost phone.”').closest('li');
    expect(line?.textContent).toContain('Sessions ended');
    expect(line?.textContent).toContain('by sol · 203.0.113.0/24 · req-1');
  });

  it('wants a reason, says what an act does, and shows the member as they are afterwards', async () => {
    const suspended = buildAdminUser({
      accountStatus: 'suspended',
      sessions: { count: 0, lastSeenAt: null },
    });
    const { user, calls } = open({ 'PATCH /api/admin/users/42/status': dataAnswer(suspended) });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend luna' });
    expect(dialog.textContent).toContain('Logged out on every device at once');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(within(dialog).getByText('Please say why, in a few words.')).toBeTruthy();
    expect(calls.some(({ key }) => key.startsWith('PATCH'))).toBe(false);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Sold to a bot.');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Done: Suspend luna')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ status: 'suspended', reason: 'Sold to a bot.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Let in again' })).toBeTruthy();
  });

  it('gives access until the end of a day', async () => {
    const { user, calls } = open({
      'POST /api/admin/users/42/unlimited-access': dataAnswer(buildAdminUser({ hasUnlimitedAccess: true })),
    });
    await user.click(await screen.findByRole('button', { name: 'Give unlimited access' }));
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByLabelText('Until the end of');
    await user.clear(day);
    await user.type(day, '2031-03-04');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A prize.');
    await user.click(within(dialog).getByRole('button', { name: 'Give unlimited access' }));
    expect(await screen.findByText(/^Done: /)).toBeTruthy();
    const until = new Date('2031-03-04T23:59:59').toISOString();
    expect(calls.at(-1)?.body).toEqual({ reason: 'A prize.', until });
  });

  it('stays open with what was refused', async () => {
    const { user } = open({
      'POST /api/admin/users/42/admin-role': failureAnswer(409, 'admin_users.not_verified', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make administrator' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Helps us.');
    await user.click(within(dialog).getByRole('button', { name: 'Make administrator' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('address is confirmed');
  });

  it('shows what they pay, and stands in the log at once with what was given', async () => {
    let acts = [act];
    const { user } = open({
      'GET /api/admin/users/42': () => dataAnswer(buildAdminUser({ acts })),
      'POST /api/admin/memberships/42/free-months': () => {
        acts = [{ ...act, id: 2, action: 'free_months.given', reason: 'A bad week.' } as never, ...acts];
        return dataAnswer(buildAdminMembership());
      },
    });
    const section = await screen.findByRole('region', { name: 'Membership' });
    await user.click(await within(section).findByRole('button', { name: 'Give months' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A bad week.');
    await user.click(within(dialog).getByRole('button', { name: 'Give them' }));
    expect(await within(section).findByText('Done: 1 month given.')).toBeTruthy();
    expect(await screen.findByText('Months of premium given')).toBeTruthy();
  });

  it('leads back to the members, with what was looked for among them', async () => {
    const list = { items: [buildAdminUser({ id: 42 })], nextCursor: null };
    const { user, router } = open({ 'GET /api/admin/users': dataAnswer(list) });
    await screen.findByRole('heading', { level: 1, name: 'luna' });
    await router.navigate({ to: '/admin/users', search: { search: 'lu' } as never });
    await user.click(await screen.findByRole('link', { name: /^luna/ }));
    const ways = await screen.findAllByRole('link', { name: 'Members' });
    const back = ways.find(({ className }) => className.includes('back-link')) as HTMLElement;
    await user.click(back);
    expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeTruthy();
    expect([router.state.location.pathname, router.state.location.search]).toEqual([
      '/admin/users',
      { search: 'lu' },
    ]);
  });

  it('says that there is no such member', async () => {
    open({ 'GET /api/admin/users/42': failureAnswer(404, 'admin_users.not_found', 'none') });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such member.');
  });
});
