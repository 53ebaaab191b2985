import type { AuthTest } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';

const found: AuthTest = {
  serverTime: new Date().toISOString(),
  cookieName: 'chitta_session',
  rpId: 'localhost',
  checks: [
    {
      check: 'session',
      state: 'fine',
      problem: null,
      facts: [{ fact: 'secondFactor', value: 'yes' }],
    },
    {
      check: 'clock',
      state: 'warning',
      problem: 'clock_skewed',
      facts: [{ fact: 'skew', value: '-61000' }],
    },
    { check: 'oidc', state: 'off', problem: null, facts: [] },
  ],
};

function open(answer: StubAnswer | (() => StubAnswer), isAdmin = true) {
  const calls = stubApi({ 'GET /api/user': { json: buildUser({ isAdmin }) }, 'GET /api/auth-test': answer });
  return { ...renderApp('/auth-test'), calls };
}
const sectionOf = async (name: RegExp) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('section')?.textContent;

describe('/auth-test', () => {
  it('says to other members that it is not for them', async () => {
    const { calls } = open(dataAnswer(found), false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
    expect(calls.map(({ key }) => key)).not.toContain('GET /api/auth-test');
  });

  it('shows what the server found, and what is wrong in words', async () => {
    open(dataAnswer(found));
    expect(await sectionOf(/^This session/)).toContain('Second factoryes');
    expect(await sectionOf(/^Clock of the database/)).toMatch(/Look at this.*Set both by NTP\..*-61000/);
    expect(await sectionOf(/^OpenID provider/)).toContain('Not set up');
  });

  it('looks at this browser: clock, passkeys, and that the cookie is hidden', async () => {
    open(dataAnswer(found));
    expect(await sectionOf(/^Session cookie/)).toContain('Hidden from scriptsyes');
    expect(await sectionOf(/^Clock of this device/)).toContain('Fine');
    expect(await sectionOf(/^Passkeys/)).toContain('This browser cannot use passkeys here');
  });

  it('tells of a clock that is wrong, a cookie that scripts see, and passkeys of another host', async () => {
    Object.assign(document, { cookie: 'seen=1; Max-Age=60' });
    const late = new Date(Date.now() + 3_600_000).toISOString();
    open(dataAnswer({ ...found, serverTime: late, cookieName: 'seen', rpId: 'chitta.example' }));
    expect(await sectionOf(/^Session cookie/)).toContain('It must be HttpOnly');
    expect(await sectionOf(/^Clock of this device/)).toContain('codes of authenticator apps will not match');
    expect(await sectionOf(/^Passkeys/)).toContain('another host than this page');
    Object.assign(document, { cookie: 'seen=1; Max-Age=0' });
  });

  it('says why it could not look, and looks again', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? failureAnswer(503, 'server.database', 'No.') : dataAnswer(found)));
    expect((await screen.findByRole('alert')).textContent).toContain('database could not be reached');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await sectionOf(/^This session/)).toContain('Fine');
  });
});
