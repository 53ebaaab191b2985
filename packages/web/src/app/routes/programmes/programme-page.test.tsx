import type { Programme, ProgrammeRun, SessionUser } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { programme, run } from '#web/features/programmes/programme-runs/testing/programme-samples.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const own = '/api/programmes/nightmares';

interface OpenOptions {
  readonly of?: Partial<Programme>;
  readonly runs?: readonly Partial<ProgrammeRun>[];
  readonly user?: Partial<SessionUser>;
  readonly answers?: Record<string, unknown>;
  readonly path?: string;
}

function open({
  of = {},
  runs = [],
  user = {},
  answers = {},
  path = '/programmes/nightmares',
}: OpenOptions = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser(user) },
    [`GET ${own}`]: dataAnswer({ ...programme, ...of }),
    [`GET ${own}/runs`]: dataAnswer({ items: runs.map((each) => ({ ...run, ...each })) }),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp(path) };
}

const ended = { id: 'b'.repeat(22), state: 'completed', endedOn: '2026-11-29', measureDueOn: null } as const;

describe('the page of a programme', () => {
  it('says what it is before it is begun: steps, safety, and what studies found', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rewrite a nightmare' })).toBeTruthy();
    expect(await screen.findByText('You can stop at any moment.')).toBeTruthy();
    expect(screen.getByText('Day 1')).toBeTruthy();
    expect(screen.getByText('Day 2 to 28')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A trial' }).getAttribute('href')).toBe(
      'https://example.org/trial',
    );
    expect(screen.getByRole('button', { name: 'Begin today' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Earlier' })).toBeNull();
  });

  it('shows the run that is under way first, and offers no second', async () => {
    open({ runs: [{}] });
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Begin today' })).toBeNull();
  });

  it.each([
    [{}, false],
    [{ subscriptionTier: 'premium' }, true],
    [{ isAdmin: true }, true],
  ] as const)('that is part of premium can be begun by a member with %j: %s', async (user, can) => {
    open({ of: { isPremium: true }, user });
    await screen.findByText('You can stop at any moment.');
    expect(screen.queryByRole('button', { name: 'Begin today' }) !== null).toBe(can);
    expect(screen.queryByRole('link', { name: 'See the plans' }) !== null).toBe(!can);
  });

  it('keeps earlier runs with what was written, and deletes one after asking', async () => {
    const path = `DELETE ${own}/runs/${ended.id}`;
    const { user, calls } = open({
      runs: [{ ...ended, question: 'Whose dog is it?', writing: 'The dog yawned.' }],
      answers: { [path]: { json: { success: true } } },
    });
    expect(await screen.findByText('The dog yawned.')).toBeTruthy();
    expect(screen.getByText('Whose dog is it?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Delete: / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this run?' }));
    expect(calls.some(({ key }) => key === path)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The dog yawned.')).toBeNull());
    expect(calls.filter(({ key }) => key === path)).toHaveLength(1);
  });

  it('can be asked for again where it did not come', async () => {
    let isDown = true;
    const { user } = open({
      answers: { [`GET ${own}/runs`]: () => (isDown ? 'network-failure' : dataAnswer({ items: [] })) },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Begin today' })).toBeTruthy();
  });

  it('says that there is none of a name, and asks the server for nothing', async () => {
    const { calls } = open({ path: '/programmes/levitation' });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such programme.');
    expect(calls.every(({ key }) => !key.includes('/api/programmes'))).toBe(true);
  });
});

describe('the list of programmes', () => {
  const summary = ({ name, title, days, isPremium }: Programme, more: object = {}) => ({
    name,
    title,
    summary: 'Four weeks.',
    days,
    isPremium,
    running: null,
    ended: 0,
    ...more,
  });
  const list = (user: Partial<SessionUser>, ...items: unknown[]) =>
    open({ user, path: '/programmes', answers: { 'GET /api/programmes': dataAnswer({ items }) } });

  it('says of each how long it takes, how far it is, and what is part of premium', async () => {
    list(
      {},
      summary(programme, { running: { id: run.id, day: 40 } }),
      summary({ ...programme, name: 'recall', title: 'Remember more', isPremium: true }, { ended: 2 }),
    );
    const running = await screen.findByRole('link', { name: /^Rewrite a nightmare/ });
    expect(running.getAttribute('href')).toBe('/programmes/nightmares');
    // Whoever comes back late is not told of a day that the programme does not have.
    expect(running.textContent).toContain('Under way: day 28 of 28');
    const other = screen.getByRole('link', { name: /^Remember more/ });
    expect(other.textContent).toContain('28 days · taken 2 times · Premium');
  });

  it('carries no tag for whoever has premium', async () => {
    list({ subscriptionTier: 'premium' }, summary({ ...programme, isPremium: true }));
    const link = await screen.findByRole('link', { name: /^Rewrite a nightmare/ });
    expect(link.textContent).not.toContain('Premium');
  });
});
