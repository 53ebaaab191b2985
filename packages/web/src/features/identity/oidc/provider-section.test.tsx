import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { ProviderSection } from './provider-section.tsx';

const link = {
  provider: { name: 'Lighthouse', host: 'id.example' },
  isLinked: true,
  canUnlink: true,
  waiting: null,
};

afterEach(() => window.history.replaceState(null, '', '/'));

async function show(state: object, answers: StubAnswers = {}) {
  await loadWords('oidc');
  const calls = stubApi({ 'GET /api/auth/oidc/link': dataAnswer(state), ...answers });
  return { ...renderPart(<ProviderSection />), calls };
}

describe('the section of the provider', () => {
  it('unlinks', async () => {
    const unlinked = { ...link, isLinked: false, canUnlink: false };
    const { user } = await show(link, { 'DELETE /api/auth/oidc/link': dataAnswer(unlinked) });
    await user.click(await screen.findByRole('button', { name: 'Unlink from Lighthouse' }));
    expect(await screen.findByText('Lighthouse does not open this account.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Link to Lighthouse' })).toBeTruthy();
  });

  it('does not unlink the only way in, and says so', async () => {
    await show({ ...link, canUnlink: false });
    const button = await screen.findByRole('button', { name: 'Unlink from Lighthouse' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/is the only way into your account/)).toBeTruthy();
  });

  it('goes to the provider to link, or says why it cannot', async () => {
    let isDown = true;
    const { user, calls } = await show(
      { ...link, isLinked: false, canUnlink: false },
      {
        'POST /api/auth/oidc/connection': () =>
          isDown
            ? failureAnswer(502, 'oidc.unreachable', 'Down.')
            : dataAnswer({ url: 'http://localhost/#at-the-provider' }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Link to Lighthouse' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Link to Lighthouse' }));
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(calls.at(-1)?.body).toEqual({ next: '/account/security' });
  });
});
