import { adminAct } from '@chitta/contract/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildAdminUser } from './testing/build-admin-user.ts';

type Changes = Parameters<typeof buildAdminUser>[0];

function open(member: Changes = {}, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/users/42': dataAnswer(buildAdminUser(member)),
    'GET /api/admin/memberships/42': failureAnswer(404, 'admin_users.not_found', 'None.'),
    ...answers,
  } as StubAnswers);
  const written = () => calls.filter(({ key }) => !key.startsWith('GET'));
  return { calls, written, ...renderApp('/admin/users/42') };
}

async function ask(user: ReturnType<typeof open>['user'], act: string) {
  await user.click(await screen.findByRole('button', { name: act }));
  return within(await screen.findByRole('dialog'));
}

const at = '/api/admin/users/42';
const suspended = { accountStatus: 'suspended', sessions: { count: 0, lastSeenAt: null } } as const;

describe('acts on a member', () => {
  it.each([
    ['Suspend', {}, `PATCH ${at}/status`, { status: 'suspended' }],
    ['Let in again', suspended, `PATCH ${at}/status`, { status: 'active' }],
    ['Let in again', { ...suspended, emailVerified: false }, `PATCH ${at}/status`, { status: 'pending' }],
    ['Log out everywhere', {}, `POST ${at}/sessions/end`, {}],
    ['Take unlimited access', { hasUnlimitedAccess: true }, `DELETE ${at}/unlimited-access`, {}],
    ['Make administrator', {}, `POST ${at}/admin-role`, {}],
    ['Take the role away', { isAdmin: true }, `DELETE ${at}/admin-role`, {}],
    ['Confirm email', { emailVerified: false }, `POST ${at}/verify`, {}],
    ['Send email again', { emailVerified: false }, `POST ${at}/resend-verification`, {}],
    ['Close account', { emailVerified: false }, `POST ${at}/close`, {}],
  ] as const)('%s is done once, with its reason as it was written', async (act, member, key, body) => {
    const { user, written } = open(member, { [key]: dataAnswer(buildAdminUser()) });
    const dialog = await ask(user, act);
    expect(written()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for it,  in a letter. ');
    await user.click(dialog.getByRole('button', { name: act }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map((call) => [call.key, call.body])).toEqual([
      [key, { ...body, reason: 'Asked for it,  in a letter. ' }],
    ]);
  });

  it('are left without a trace', async () => {
    const { user, written } = open();
    const dialog = await ask(user, 'Log out everywhere');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A slip.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written()).toEqual([]);
    const again = await ask(user, 'Log out everywhere');
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('');
  });

  it.each(['', '   ', 'x'])('want more of a reason than %j', async (reason) => {
    const { user, written } = open();
    const dialog = await ask(user, 'Suspend');
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(field.maxLength).toBe(adminAct.reason.max);
    fireEvent.change(field, { target: { value: reason } });
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Please say why, in a few words.')).toBeTruthy();
    expect(written()).toEqual([]);
  });

  it('can be tried again with the same words where there was no connection', async () => {
    let isDown = true;
    const { user, written } = open(
      {},
      {
        [`POST ${at}/sessions/end`]: () => (isDown ? 'network-failure' : dataAnswer(buildAdminUser())),
      },
    );
    const dialog = await ask(user, 'Log out everywhere');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A lost phone.');
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map(({ body }) => body)).toEqual([
      { reason: 'A lost phone.' },
      { reason: 'A lost phone.' },
    ]);
  });

  it('give access until the end of today where the day was emptied, and refuse a day that there is not', async () => {
    const { user, written } = open(
      {},
      { [`POST ${at}/unlimited-access`]: failureAnswer(422, 'requests.invalid', 'No.') },
    );
    const dialog = await ask(user, 'Give unlimited access');
    const day = dialog.getByLabelText<HTMLInputElement>('Until the end of');
    fireEvent.change(day, { target: { value: '' } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A prize.');
    await user.click(dialog.getByRole('button', { name: 'Give unlimited access' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    const [sent] = written();
    const until = (sent?.body as { readonly until?: string } | undefined)?.until ?? '';
    expect(new Date(until).toDateString()).toBe(new Date().toDateString());
  });

  it.each(['12026-11-23', '9999-12-31'])('want a day that can be sent in place of %s', async (typed) => {
    const { user, written } = open({}, { [`POST ${at}/unlimited-access`]: dataAnswer(buildAdminUser()) });
    const dialog = await ask(user, 'Give unlimited access');
    const day = dialog.getByLabelText<HTMLInputElement>(/^Until the end of/);
    fireEvent.change(day, { target: { value: typed } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A prize.');
    await user.click(dialog.getByRole('button', { name: 'Give unlimited access' }));
    expect(dialog.getByText('Choose a day before the year 10000.')).toBeTruthy();
    expect(written()).toEqual([]);
    fireEvent.change(day, { target: { value: '9999-12-30' } });
    await user.click(dialog.getByRole('button', { name: 'Give unlimited access' }));
    await waitFor(() => expect(written()).toHaveLength(1));
  });

  it('offers none on an account that is closed', async () => {
    open({ accountStatus: 'deleted', closedAt: '2026-11-20T10:00:00.000Z' });
    expect(await screen.findByText('This account is closed and waits to be erased.')).toBeTruthy();
    for (const act of ['Suspend', 'Close account', 'Make administrator'])
      expect(screen.queryByRole('button', { name: act })).toBeNull();
  });

  it('offers nobody to suspend themselves', async () => {
    stubApi({
      'GET /api/user': { json: buildUser({ id: 42, isAdmin: true }) },
      'GET /api/admin/users/42': dataAnswer(buildAdminUser({ isAdmin: true })),
      'GET /api/admin/memberships/42': failureAnswer(404, 'admin_users.not_found', 'None.'),
    } as StubAnswers);
    renderApp('/admin/users/42');
    expect(await screen.findByRole('button', { name: 'Take the role away' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });
});
