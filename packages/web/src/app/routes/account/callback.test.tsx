import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const returned = 'POST /api/auth/oidc/callback';
const provider = dataAnswer({ provider: { name: 'Lighthouse', host: 'id.example' } });
const luna = { json: buildUser({ username: 'luna' }) };
const linked = { provider: null, isLinked: true, canUnlink: true, waiting: null };

afterEach(() => window.history.replaceState(null, '', '/'));

function comeBack(answers: StubAnswers, search = '?code=abc&state=xyz&iss=https%3A%2F%2Fid.example') {
  window.history.replaceState(null, '', `/callback${search}`);
  const calls = stubApi({
    'GET /api/user': signedOut,
    'GET /api/auth/oidc': provider,
    'POST /api/login/passkey-options': 'network-failure',
    ...answers,
  });
  return { ...renderApp('/callback'), calls };
}

/** Nobody is signed in until the call that signs in. */
function signsIn(key: keyof StubAnswers, answer: StubAnswer): StubAnswers {
  let isIn = false;
  return {
    'GET /api/user': () => (isIn ? luna : signedOut),
    [key]: () => {
      isIn = true;
      hintSignedIn(true);
      return answer;
    },
  };
}

describe('/callback', () => {
  it('hands over once what the provider sent, takes it out of the address, and leads on', async () => {
    const outcome = dataAnswer({ outcome: 'signed_in', isNew: true, next: '/verification-required' });
    const { calls, router } = comeBack(signsIn(returned, outcome));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-required'));
    const sent = calls.filter(({ key }) => key === returned);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      code: 'abc',
      state: 'xyz',
      iss: 'https://id.example',
      language: 'en',
    });
    expect(window.location.search).toBe('');
  });

  it('brings along by whose code they came', async () => {
    localStorage.setItem('production_referral_code', 'LUNA7');
    const outcome = dataAnswer({ outcome: 'signed_in', isNew: true, next: '/verification-required' });
    const { calls, router } = comeBack(signsIn(returned, outcome));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-required'));
    expect(calls.find(({ key }) => key === returned)?.body).toMatchObject({ referralCode: 'LUNA7' });
  });

  it('never leads to another site', async () => {
    const outcome = dataAnswer({ outcome: 'signed_in', isNew: false, next: '//evil.example' });
    const { router } = comeBack(signsIn(returned, outcome));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
  });

  it('asks for the second factor, then leads on', async () => {
    const outcome = dataAnswer({
      outcome: 'second_factor',
      methods: ['totp'],
      next: '/verification-required',
    });
    const { user, router, calls } = comeBack({
      ...signsIn('POST /api/login/second-factor', luna),
      [returned]: outcome,
    });
    await user.type(await screen.findByLabelText(/code/i), '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-required'));
    expect(calls.find(({ key }) => key.endsWith('second-factor'))?.body).toMatchObject({ code: '123456' });
  });

  it('has the owner of the address sign in, and links only when told to', async () => {
    const { user, calls } = comeBack({
      ...signsIn('POST /api/login', luna),
      [returned]: dataAnswer({ outcome: 'link_needed', email: 'luna@example.org', next: null }),
      'POST /api/auth/oidc/link': dataAnswer(linked),
    });
    await screen.findByRole('heading', { level: 1, name: 'You have an account here already' });
    expect(
      await screen.findByText(/Sign in to it once, and from then on Lighthouse can open it too/),
    ).toBeTruthy();
    await user.type(screen.getByLabelText('Username or email'), 'luna@example.org');
    await user.type(screen.getByLabelText('Password'), 'violet otter{Enter}');
    const button = await screen.findByRole('button', { name: 'Link it' });
    expect(calls.map(({ key }) => key)).not.toContain('POST /api/auth/oidc/link');
    await user.click(button);
    expect(await screen.findByText('From now on you can open luna with Lighthouse.')).toBeTruthy();
  });

  it('lets a member who began say no, and says why a link failed', async () => {
    hintSignedIn(true);
    const { user, router } = comeBack({
      'GET /api/user': luna,
      [returned]: dataAnswer({ outcome: 'link_ready', email: null, next: '/verification-required' }),
      'POST /api/auth/oidc/link': failureAnswer(409, 'oidc.already_linked', 'Linked.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Link it' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This is linked to an account already.');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-required'));
  });

  it('says what went wrong, and how to begin again', async () => {
    comeBack({ [returned]: failureAnswer(400, 'oidc.start_again', 'Again.') });
    expect((await screen.findByRole('alert')).textContent).toContain('was not begun in this browser');
    expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/auth');
  });

  it('asks nobody where the address brings nothing', async () => {
    const { calls } = comeBack({}, '');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no sign-in at this address');
    expect(calls.map(({ key }) => key)).not.toContain(returned);
  });
});
