import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildTheme,
  buildThemeItem,
  buildThemes,
} from '#web/features/insights/dream-themes/testing/build-themes.ts';
import { buildLine, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const member = { 'GET /api/user': { json: buildUser({ timezone: 'UTC' }) } };
const visitor = { 'GET /api/user': signedOut };

function open(path: string, answers: Record<string, StubAnswers[keyof StubAnswers]>) {
  const calls = stubApi({ ...member, ...answers } as StubAnswers);
  return { calls, ...renderApp(path) };
}

afterEach(() => vi.restoreAllMocks());

describe('the page of themes', () => {
  it('shows first which are in the own dreams, the most frequent one before the others', async () => {
    open('/themes', { 'GET /api/dream-themes': dataAnswer(buildThemes()) });
    const own = await screen.findByRole('region', { name: '2 of 3 themes are in your dreams' });
    const items = within(own).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Fallingin 3 dreams · last Nov 19, 2026',
      'Snakesin 1 dream · last Nov 20, 2026',
    ]);
    await waitFor(() => expect(document.title).toBe('Dream themes · Chitta'));
  });

  it('lists all by groups, and leads to each', async () => {
    open('/themes', { 'GET /api/dream-themes': dataAnswer(buildThemes()) });
    const group = await screen.findByRole('region', { name: 'Pursuit and violence' });
    expect(within(group).getByRole('link', { name: 'Being chased' }).getAttribute('href')).toBe(
      '/themes/being-chased',
    );
    expect(within(group).queryByText(/^in \d/)).toBeNull();
    const groups = screen.getByRole('navigation', { name: 'Groups of themes' });
    expect(within(groups).getAllByRole('link')).toHaveLength(3);
    expect(document.querySelector('#themes-height')?.textContent).toBe('Falling and flying');
  });

  it('says by an example what would be found, while nothing was', async () => {
    const own = { dreams: 0, first: null, last: null };
    const items = buildThemes().items.map((item) => ({ ...item, own }));
    open('/themes', { 'GET /api/dream-themes': dataAnswer(buildThemes({ items })) });
    expect(await screen.findByText(/would light up Falling/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write a dream' }).getAttribute('href')).toBe('/dream-input');
  });

  it('says that dreams are still to be looked through, and not that there is nothing', async () => {
    const items = [buildThemeItem({ own: { dreams: 0, first: null, last: null } })];
    open('/themes', { 'GET /api/dream-themes': dataAnswer(buildThemes({ items, unread: 12 })) });
    expect(await screen.findByText(/^12 of your dreams are still to be looked through/)).toBeTruthy();
    expect(screen.queryByText(/would light up Falling/)).toBeNull();
  });

  it('invites a visitor, and counts nothing', async () => {
    const items = buildThemes().items.map((item) => ({ ...item, own: null }));
    open('/themes', { ...visitor, 'GET /api/dream-themes': dataAnswer(buildThemes({ items })) });
    const begin = await screen.findByRole('link', { name: 'Start a journal' });
    expect(begin.getAttribute('href')).toBe('/signup');
    expect(screen.queryByText(/in \d+ dreams?/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Falling' })).toBeTruthy();
  });

  it('says what is wrong and asks again', async () => {
    let isDown = true;
    const { user } = open('/themes', {
      'GET /api/dream-themes': () =>
        isDown ? failureAnswer(500, 'internal.unexpected', 'Broken.') : dataAnswer(buildThemes()),
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Being chased' })).toBeTruthy();
  });

  it('says that it shows what was here the last time, without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/themes', { 'GET /api/dream-themes': dataAnswer(buildThemes()) });
    expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
  });

  it('does not say so where nothing was here', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/themes', { 'GET /api/dream-themes': 'network-failure' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(/from your last visit/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/^You are offline, and this device has not opened/);
  });
});

describe('the page of a theme', () => {
  const key = 'GET /api/dream-themes/falling';

  it('leads to what others share of it', async () => {
    open('/themes/falling', { ...visitor, [key]: dataAnswer(buildTheme({ own: null, dreams: null })) });
    const room = await screen.findByRole('region', { name: 'With others' });
    const way = within(room).getByRole('link', { name: 'To the room of this theme' });
    expect(way.getAttribute('href')).toBe('/community?theme=falling');
  });

  it('says what it is read as, how common it is with the source, and leads to the dictionary', async () => {
    open('/themes/falling', { [key]: dataAnswer(buildTheme()) });
    await screen.findByRole('heading', { level: 1, name: 'Falling' });
    screen.getByText('Yours: in 3 dreams, from January 12, 2026 to November 19, 2026.');
    expect(
      within(screen.getByRole('region', { name: 'What it is read as' })).getByText(/^Height/),
    ).toBeTruthy();
    screen.getByText(
      '18% of 5,941 people who were asked in Germany between 1956 and 2000 told of such dreams.',
    );
    expect(screen.getByRole('link', { name: 'A journal' }).getAttribute('href')).toBe(
      'https://example.org/75878',
    );
    expect(screen.getByRole('link', { name: 'Cliff' }).getAttribute('href')).toBe('/learn/dictionary/cliff');
    await waitFor(() => expect(document.title).toBe('Falling in dreams · Chitta'));
  });

  it('says nothing of how common it is where no figure came', async () => {
    open('/themes/falling', { [key]: dataAnswer(buildTheme({ prevalence: null })) });
    await screen.findByRole('heading', { level: 1, name: 'Falling' });
    expect(screen.queryByText('How common it is')).toBeNull();
  });

  it('names techniques of premium, with the way to the plans, and shows the free ones whole', async () => {
    open('/themes/falling', { [key]: dataAnswer(buildTheme()) });
    const techniques = within(await screen.findByRole('region', { name: 'What you can do with it' }));
    expect(techniques.getByText('Write what gave way.')).toBeTruthy();
    expect(techniques.getByRole('heading', { name: /Landing on purpose.*Premium/ })).toBeTruthy();
    const plans = techniques.getByRole('link', { name: 'See the plans: Landing on purpose' });
    expect(plans.getAttribute('href')).toBe('/subscribe');
  });

  it('lists the own dreams of it, page by page', async () => {
    const { user, calls } = open('/themes/falling', {
      [key]: ({ url }) => {
        const isSecond = url.includes('cursor=next');
        const id = isSecond ? 30 : 31;
        const items = [buildLine({ id, title: `The roof, ${id}`, createdAt: '2026-11-19T08:00:00.000Z' })];
        return dataAnswer(buildTheme({ dreams: { items, nextCursor: isSecond ? null : 'next' } }));
      },
    });
    const dream = await screen.findByRole('link', { name: 'The roof, 31' });
    expect(dream.getAttribute('href')).toBe('/journal/31');
    await user.click(screen.getByRole('button', { name: 'Earlier dreams' }));
    expect(await screen.findByRole('link', { name: 'The roof, 30' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The roof, 31' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Earlier dreams' })).toBeNull();
    expect(calls.filter(({ key: each }) => each === key)).toHaveLength(2);
  });

  it('keeps the dreams that are there where no more come, and asks again', async () => {
    let isDown = true;
    const { user } = open('/themes/falling', {
      [key]: ({ url }) => {
        if (!url.includes('cursor=next'))
          return dataAnswer(buildTheme({ dreams: { items: [buildLine({ id: 31 })], nextCursor: 'next' } }));
        return isDown
          ? failureAnswer(500, 'internal.unexpected', 'Broken.')
          : dataAnswer(buildTheme({ dreams: { items: [buildLine({ id: 30 })], nextCursor: null } }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Earlier dreams' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByRole('link', { name: 'A dog on the stairs' })).toHaveLength(1);
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'A dog on the stairs' })).toHaveLength(2));
  });

  it('tells a visitor where own dreams would stand', async () => {
    open('/themes/falling', { ...visitor, [key]: dataAnswer(buildTheme({ own: null, dreams: null })) });
    expect(await screen.findByText(/your dreams of this theme appear here/)).toBeTruthy();
    expect(screen.queryByText('Not found in your dreams so far.')).toBeNull();
  });

  it.each([
    [404, 'themes.not_found'],
    [422, 'requests.invalid'],
  ])('says so where there is none (%i)', async (status, reason) => {
    open('/themes/falling', { [key]: failureAnswer(status, reason, 'No.') });
    expect(await screen.findByRole('heading', { name: 'There is no such theme' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All themes' }).getAttribute('href')).toBe('/themes');
  });

  it('says what is wrong and asks again', async () => {
    let isDown = true;
    const { user } = open('/themes/falling', {
      [key]: () => (isDown ? 'network-failure' : dataAnswer(buildTheme())),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Falling' })).toBeTruthy();
  });
});
