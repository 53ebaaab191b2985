import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { ProviderButton } from './provider-button.tsx';

const get = 'GET /api/auth/oidc';
const provider = dataAnswer({ provider: { name: 'Lighthouse', host: 'id.example' } });

afterEach(() => window.history.replaceState(null, '', '/'));

function open(answers: StubAnswers, next?: string) {
  const calls = stubApi(answers);
  const part = (
    <>
      <p>before</p>
      <ProviderButton next={next} />
    </>
  );
  return { ...renderPart(part), calls };
}
const button = () => screen.findByRole('button', { name: 'Continue with Lighthouse' });

describe('ProviderButton', () => {
  it('leaves for the provider, and takes no second press meanwhile', async () => {
    const { user, calls } = open(
      {
        [get]: provider,
        'POST /api/auth/oidc/start': dataAnswer({ url: 'http://localhost/#at-the-provider' }),
      },
      '/journal',
    );
    await user.click(await button());
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(calls.at(-1)?.body).toEqual({ next: '/journal' });
    expect(await button()).toHaveProperty('disabled', true);
  });

  it('says why it could not leave, and can be pressed again', async () => {
    const { user } = open({
      [get]: provider,
      'POST /api/auth/oidc/start': failureAnswer(502, 'oidc.unreachable', 'Down.'),
    });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached right now');
    expect(await button()).toHaveProperty('disabled', false);
    expect(window.location.hash).toBe('');
  });

  it.each<[string, StubAnswer]>([
    ['there is none', dataAnswer({ provider: null })],
    ['nobody answers', 'network-failure'],
  ])('is not there where %s', async (_, answer) => {
    const { calls, queryClient } = open({ [get]: answer });
    await screen.findByText('before');
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
