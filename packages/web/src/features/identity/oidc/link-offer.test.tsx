import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderMemberPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { LinkOffer } from './link-offer.tsx';

const link = 'POST /api/auth/oidc/link';
const linked = dataAnswer({ provider: null, isLinked: true, canUnlink: true, waiting: null });

function open(email: string | null, answer: () => StubAnswer = () => linked) {
  const handleDone = vi.fn();
  const calls = stubApi({ 'GET /api/user': { json: buildUser() }, [link]: answer });
  const part = <LinkOffer provider="Lighthouse" email={email} onDone={handleDone} />;
  return { ...renderMemberPart(part), calls, handleDone };
}
const submit = () => screen.findByRole('button', { name: 'Link it' });

describe('LinkOffer', () => {
  it('says who could open which account, and links nothing unasked', async () => {
    const { user, calls, handleDone } = open('luna@id.example');
    expect(await screen.findByRole('heading', { name: 'Link your account to Lighthouse?' })).toBeTruthy();
    expect(screen.getByText(/as luna@id\.example can then open your account marisol/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(handleDone).toHaveBeenCalledOnce();
    expect(calls.filter(({ key }) => key === link)).toEqual([]);
  });

  it('names nobody where the provider names nobody', async () => {
    open(null);
    expect(await screen.findByText(/signs in to Lighthouse as you can then open/)).toBeTruthy();
  });

  it('links, says so aloud, and leads on', async () => {
    const { user, handleDone } = open('luna@id.example');
    await user.click(await submit());
    expect((await screen.findByRole('status')).textContent).toContain('Your account is linked');
    expect(screen.getByText('From now on you can open marisol with Lighthouse.')).toBeTruthy();
    expect(handleDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(handleDone).toHaveBeenCalledOnce();
  });

  it('says why nothing was linked, and can be tried again', async () => {
    let answer = failureAnswer(409, 'oidc.already_linked', 'linked');
    const { user } = open('luna@id.example', () => answer);
    await user.click(await submit());
    expect((await screen.findByRole('alert')).textContent).toBe('This is linked to an account already.');
    answer = linked;
    await user.click(await submit());
    expect((await screen.findByRole('status')).textContent).toContain('Your account is linked');
  });
});
