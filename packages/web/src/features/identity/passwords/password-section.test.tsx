import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderMemberPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { PasswordSection } from './password-section.tsx';

async function change(answer: StubAnswer, password = 'six quiet lamps') {
  const calls = stubApi({ 'GET /api/user': { json: buildUser() }, 'PUT /api/password': answer });
  const part = renderMemberPart(<PasswordSection />);
  await part.user.type(await screen.findByLabelText('New password'), password);
  await part.user.click(screen.getByRole('button', { name: 'Change the password' }));
  return { ...part, calls };
}

describe('PasswordSection', () => {
  it('changes the password and forgets what was typed', async () => {
    const { calls, container } = await change({ json: { success: true } });
    expect(await screen.findByText(/^Your password is changed/)).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({ password: 'six quiet lamps' });
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('');
    const username = container.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect(username?.value).toBe('marisol');
  });

  it('says beside the field why a password is refused', async () => {
    await change({ status: 422, json: { success: false, reason: 'accounts.password_too_common' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/among the most common/);
  });

  it('sends no password that is too short', async () => {
    const { calls } = await change({ json: { success: true } }, 'short');
    expect(await screen.findByText('A password has 8 to 128 characters.')).toBeDefined();
    expect(calls.map(({ key }) => key)).not.toContain('PUT /api/password');
  });
});
