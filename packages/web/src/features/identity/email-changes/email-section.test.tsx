import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderMemberPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { EmailSection } from './email-section.tsx';

const change = {
  email: 'new@example.org',
  requestedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-22T10:00:00.000Z',
};
const ok = (data: unknown) => ({ json: { success: true, data } });

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/email-changes': ok(null),
    'POST /api/email-changes': ok(change),
    'DELETE /api/email-changes': { json: { success: true } },
    ...answers,
  });
  return { ...renderMemberPart(<EmailSection state={<p>Not confirmed</p>} />), calls };
}

const isFormInUse = () => screen.getByLabelText('New email').closest('[inert]') === null;

describe('EmailSection', () => {
  it('shows the address and whether it is verified', async () => {
    open();
    expect(await screen.findByText('Your account uses marisol@example.com.')).toBeDefined();
    expect(screen.getByText('Not confirmed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Withdraw the change' })).toBeNull();
    await waitFor(() => expect(isFormInUse()).toBe(true));
  });

  it('keeps the room of the form until it is known what waits, and while something does', async () => {
    open({ 'GET /api/email-changes': ok(change) });
    await screen.findByLabelText('New email');
    expect(isFormInUse()).toBe(false);
    await screen.findByRole('button', { name: 'Withdraw the change' });
    expect(isFormInUse()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('asks for another address and shows what waits', async () => {
    const { user, calls } = open();
    await user.type(await screen.findByLabelText('New email'), ' new@example.org ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const news = await screen.findByText(/the link sent to new@example.org/);
    expect(document.activeElement).toBe(news);
    expect(isFormInUse()).toBe(false);
    expect(calls.at(-1)).toMatchObject({
      key: 'POST /api/email-changes',
      body: { email: 'new@example.org' },
    });
    expect((screen.getByLabelText('New email') as HTMLInputElement).value).toBe('');
  });

  it('sees that the link was followed elsewhere when it is looked at again', async () => {
    let isDone = false;
    open({
      'GET /api/user': () => ({ json: buildUser(isDone ? { email: change.email } : {}) }),
      'GET /api/email-changes': () => ok(isDone ? null : change),
    });
    await screen.findByRole('button', { name: 'Withdraw the change' });
    isDone = true;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Your account uses new@example.org.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Withdraw the change' })).toBeNull();
  });

  it('withdraws it', async () => {
    const { user } = open({ 'GET /api/email-changes': ok(change) });
    await user.click(await screen.findByRole('button', { name: 'Withdraw the change' }));
    const news = await screen.findByText(/^The change is withdrawn/);
    expect(document.activeElement).toBe(news);
    expect(isFormInUse()).toBe(true);
    expect(screen.queryByText(/new@example.org/)).toBeNull();
    await user.type(screen.getByLabelText('New email'), 'new@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/new@example.org/)).toBeDefined();
    expect(screen.queryByText(/^The change is withdrawn/)).toBeNull();
  });

  it('says where withdrawing failed, and keeps what waits', async () => {
    const { user } = open({
      'GET /api/email-changes': ok(change),
      'DELETE /api/email-changes': 'network-failure',
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw the change' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(screen.getByText(/new@example.org/)).toBeDefined();
  });

  it('says beside the field why an address is refused', async () => {
    const { user } = open({
      'POST /api/email-changes': {
        status: 422,
        json: { success: false, reason: 'email_changes.same_address', message: '' },
      },
    });
    await user.type(await screen.findByLabelText('New email'), 'marisol@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This is your address already.');
  });

  it('says that it could not read what waits, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/email-changes': () => (isDown ? 'network-failure' : ok(change)),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not check/);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText(/new@example.org/)).toBeDefined());
  });
});
