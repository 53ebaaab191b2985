import type { Session } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { SessionsSection } from './sessions-section.tsx';

const get = 'GET /api/sessions';
const here: Session = {
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  timezone: 'Europe/Madrid',
  method: 'passkey',
  hasSecondFactor: true,
  createdAt: '2026-11-02T12:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  isCurrent: true,
};
const phone: Session = { ...here, id: 2, browser: 'Safari', system: 'iOS', method: 'oidc', isCurrent: false };
const old: Session = { ...phone, id: 3, browser: null, system: null, timezone: null, method: 'link' };

/** A server that keeps sessions, as the calls end them. */
function open(first: readonly Session[], answers: Record<string, unknown> = {}) {
  let items = first;
  const end = (which: (session: Session) => boolean) => () => {
    const ended = items.filter(which).length;
    items = items.filter((session) => !which(session));
    return dataAnswer({ ended });
  };
  const calls = stubApi({
    [get]: () => dataAnswer({ items }),
    'DELETE /api/sessions': end(({ isCurrent }) => !isCurrent),
    'DELETE /api/sessions/2': end(({ id }) => id === 2),
    ...answers,
  } as StubAnswers);
  return { ...renderPart(<SessionsSection />), calls };
}
const rows = () => screen.findAllByRole('listitem');

describe('SessionsSection', () => {
  it('tells device, place, way in and time of each', async () => {
    open([here, phone, old]);
    const [first, second, third] = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(first).toMatch(
      /^Firefox on Linuxtime zone: Madrid · this device, now · with passkey · since Nov 2, 2026/,
    );
    expect(second).toMatch(
      /^Safari on iOStime zone: Madrid · last here Nov 21, 2026.* · through another service/,
    );
    expect(third).toMatch(/^Unknown devicelast here .* · with an emailed link/);
  });

  it('does not end the session that asks', async () => {
    open([here, phone]);
    const [current] = await rows();
    expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out on Safari on iOS' })).toBeTruthy();
  });

  it('says where one is signed in nowhere else', async () => {
    open([here]);
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ends one, says so, and leads the keyboard on', async () => {
    const { user, calls } = open([here, phone, old]);
    await user.click(await screen.findByRole('button', { name: 'Log out on Safari on iOS' }));
    const outcome = await screen.findByText('1 session was ended.');
    expect(outcome.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(outcome);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(calls.map(({ key }) => key)).toEqual([get, 'DELETE /api/sessions/2', get]);
  });

  it('ends all others at once', async () => {
    const { user } = open([here, phone, old]);
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('2 sessions were ended.')).toBeTruthy();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
  });

  it('looks again at what is left where a session had ended already', async () => {
    let isGone = false;
    const { user } = open([here, phone], {
      [get]: () => dataAnswer({ items: isGone ? [here] : [here, phone] }),
      'DELETE /api/sessions/2': () => {
        isGone = true;
        return failureAnswer(404, 'sessions.not_found', 'gone');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out on Safari on iOS' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This session has ended already.');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('keeps them all where nothing arrives', async () => {
    const { user } = open([here, phone], { 'DELETE /api/sessions': 'network-failure' });
    const all = await screen.findByRole('button', { name: 'Log out everywhere else' });
    await user.click(all);
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    await waitFor(() => expect(all).toHaveProperty('disabled', false));
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/ended/)).toBeNull();
  });

  it('says what is wrong, and tries again', async () => {
    let isDown = true;
    const { user } = open([here], {
      [get]: () => (isDown ? 'network-failure' : dataAnswer({ items: [here] })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
