import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  buildAnswer,
  buildDream,
  buildLine,
  buildSymbol,
  dataAnswer,
  failureAnswer,
} from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const dream = buildDream();
const followUp = { dreamId: 12, answer: 'I waited.', deed: null, fit: null, symbols: [], rates: [] };
const gone = failureAnswer(404, 'dreams.not_found', 'Dream not found');

/** A server that holds one dream, which can be deleted, restored and changed. */
function openDream(answers: Record<string, StubAnswer> = {}, address = '/journal/12') {
  let kept = dream;
  let isThere = true;
  const page = ({ url }: StubCall) =>
    dataAnswer({ items: isThere && !url.includes('from=') ? [buildLine({ id: 12 })] : [], nextCursor: null });
  const journal = {
    'GET /api/user': { json: buildUser({ timezone: 'UTC' }) },
    'GET /api/dreams': page,
    'GET /api/dreams/facets': dataAnswer({ total: 1, categories: [], tags: [], symbols: [], languages: [] }),
    'GET /api/dreams/12': () => (isThere ? dataAnswer(kept) : gone),
    'PATCH /api/dreams/12': ({ body }: { readonly body: unknown }) => {
      kept = { ...kept, ...(body as object) };
      return dataAnswer(kept);
    },
    'DELETE /api/dreams/12': () => {
      isThere = false;
      return dataAnswer({ id: 12, restorableUntil: '2026-11-22T08:00:00.000Z' });
    },
    'POST /api/dreams/12/restore': () => {
      isThere = true;
      return dataAnswer(kept);
    },
    'GET /api/dreams/12/follow-up': dataAnswer(followUp),
    'GET /api/dreams/12/themes': dataAnswer({
      items: [{ name: 'falling', title: 'Falling' }],
      nextCursor: null,
    }),
    ...answers,
  };
  const calls = stubApi(journal as StubAnswers);
  return { ...renderApp(address), calls };
}

/** What is asked for at this address is under way until it is given up. */
function neverAnswer(address: string): void {
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (input !== address) return stubbed(input, init);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
}

const title = () => screen.findByRole('heading', { level: 1, name: 'A dog on the stairs' });
const press = async (app: ReturnType<typeof renderApp>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));
/** Deletion is in a menu of the browser, which this environment does not open. */
const remove = async (app: ReturnType<typeof renderApp>) =>
  app.user.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));

describe('a kept dream', () => {
  it('stands alone without a reading, its words marked all the same', async () => {
    const marked = buildDream({ recognizedSymbols: [buildSymbol(dream.content, 'dog')] });
    openDream({ 'GET /api/dreams/12': dataAnswer(marked) });
    await title();
    expect(screen.getByRole('button', { name: 'dog: Dog' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'The reading' })).toBeNull();
  });

  it('stands beside its reading', async () => {
    const { reading = null, translation } = buildAnswer();
    openDream({ 'GET /api/dreams/12': dataAnswer(buildDream({ reading, translation })) });
    await title();
    expect(screen.getByRole('region', { name: 'The reading' }).textContent).toContain('A habit follows you.');
    expect(await screen.findByText('I waited.')).toBeTruthy();
  });

  it('is changed in its place', async () => {
    const app = openDream();
    await press(app, 'Edit');
    const field = screen.getByRole('textbox', { name: 'Title' });
    await app.user.clear(field);
    await app.user.type(field, 'Stairs');
    await press(app, 'Save changes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stairs' })).toBeTruthy();
    expect(app.calls.find((call) => call.key.startsWith('PATCH'))?.body).toEqual({ title: 'Stairs' });
  });

  it('is deleted, and brought back', async () => {
    const app = openDream();
    await remove(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/journal'));
    expect(await screen.findByRole('heading', { name: 'Your first dream goes here' })).toBeTruthy();
    expect(currentToast.get()).toMatchObject({
      title: 'Dream deleted',
      description: 'A dog on the stairs',
      duration: 10_000,
    });
    await act(async () => currentToast.get()?.action?.onClick());
    await waitFor(() => expect(currentToast.get()?.title).toBe('The dream is back'));
    expect(await screen.findByRole('link', { name: 'A dog on the stairs' })).toBeTruthy();
  });

  it('is not shown from memory once it is deleted', async () => {
    const app = openDream();
    await remove(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/journal'));
    await act(() => app.router.navigate({ to: '/journal/$dreamId', params: { dreamId: '12' } }));
    expect(await screen.findByRole('heading', { name: 'This dream is not here' })).toBeTruthy();
  });

  it('stays where it is when it cannot be deleted', async () => {
    const app = openDream({ 'DELETE /api/dreams/12': 'network-failure' });
    await remove(app);
    await waitFor(() => expect(currentToast.get()?.title).toBe('The dream could not be deleted'));
    expect(app.router.state.location.pathname).toBe('/journal/12');
  });

  it('says when it cannot be brought back any more', async () => {
    const app = openDream({ 'POST /api/dreams/12/restore': gone });
    await remove(app);
    await waitFor(() => expect(currentToast.get()?.title).toBe('Dream deleted'));
    await act(async () => currentToast.get()?.action?.onClick());
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({
        title: 'The dream could not be brought back',
        description: 'Dream not found',
        variant: 'destructive',
      }),
    );
  });
});

describe('reading a kept dream', () => {
  const answer = buildAnswer();
  const read = buildDream({
    reading: answer.reading ?? null,
    translation: answer.translation,
    readAt: '2026-11-21T08:00:00.000Z',
    readingOffer: null,
  });
  const readingOf = (made: typeof read, used = 1) =>
    dataAnswer({ dream: made, allowance: { used, limit: 3, resetDate: '2999-01-01T00:00:00.000Z' } });

  it('is the first thing to do with one that has no reading, and is counted', async () => {
    const app = openDream({ 'POST /api/dreams/12/readings': readingOf(read) });
    await title();
    expect(screen.getByText('3 of 3 readings left today')).toBeTruthy();
    await press(app, 'Read this dream');
    const region = await screen.findByRole('region', { name: 'The reading' });
    expect(region.textContent).toContain('A habit follows you.');
    await waitFor(() => expect(document.activeElement).toBe(region));
    expect(currentToast.get()).toMatchObject({ title: 'Your dream has been read.' });
    expect(screen.queryByRole('button', { name: 'Read this dream' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
    const call = app.calls.find(({ key }) => key === 'POST /api/dreams/12/readings');
    expect(call?.body).toEqual({ timestamp: expect.any(Number) });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is tried again under the same key until it is there', async () => {
    let isBroken = true;
    const app = openDream({
      'POST /api/dreams/12/readings': (() =>
        isBroken
          ? failureAnswer(500, 'translations.failed', 'Translation failed')
          : readingOf(read)) as never,
    });
    await press(app, 'Read this dream');
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({
        title: 'Translation Failed',
        description: 'Server error. Please try again in a few moments.',
      }),
    );
    isBroken = false;
    await press(app, 'Read this dream');
    await screen.findByRole('region', { name: 'The reading' });
    const keys = app.calls
      .filter(({ key }) => key === 'POST /api/dreams/12/readings')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is under way for its dream alone, not for one that is gone to meanwhile', async () => {
    const app = openDream({
      'GET /api/dreams/13': dataAnswer(buildDream({ id: 13, title: 'The sea' })),
      'GET /api/dreams/13/follow-up': dataAnswer({ ...followUp, dreamId: 13 }),
    });
    neverAnswer('/api/dreams/12/readings');
    await press(app, 'Read this dream');
    expect(await screen.findByText('Reading your dream…')).toBeTruthy();
    await act(() => app.router.navigate({ to: '/journal/$dreamId', params: { dreamId: '13' } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The sea' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Read this dream' })).toBeTruthy();
    expect(screen.queryByText('Reading your dream…')).toBeNull();
  });

  it('shows the earlier readings when they are opened, with what was said of them', async () => {
    const earlier = {
      id: 5,
      translation: 'An old thought.\nAnd another.',
      language: 'en',
      isPremiumTranslation: false,
      engineVersion: '2',
      readAt: '2026-11-19T08:00:00.000Z',
      answer: 'I waited then.',
      deed: 'done',
      verdict: 'partly',
      change: '',
    };
    const app = openDream({
      'GET /api/dreams/12': dataAnswer({ ...read, earlierReadings: 1 }),
      'GET /api/dreams/12/readings': dataAnswer({ items: [earlier], nextCursor: null }),
    });
    const summary = await screen.findByText('Earlier readings (1)');
    expect(app.calls.some(({ key }) => key === 'GET /api/dreams/12/readings')).toBe(false);
    await app.user.click(summary);
    expect(await screen.findByText('An old thought.')).toBeTruthy();
    expect(screen.getByText('November 19, 2026 at 8:00 AM')).toBeTruthy();
    expect(screen.getByText('Free reading')).toBeTruthy();
    expect(screen.getByText('Your answer: I waited then.')).toBeTruthy();
    expect(screen.getByText('The step: done')).toBeTruthy();
    expect(screen.getByText('It partly fit.')).toBeTruthy();
  });
});

describe('an address without a dream', () => {
  it.each([
    ['/journal/12', { 'GET /api/dreams/12': gone }],
    ['/journal/abc', { 'GET /api/dreams/NaN': failureAnswer(422, 'requests.invalid', 'Invalid input') }],
  ] as [string, Record<string, StubAnswer>][])('says so honestly: %s', async (address, answers) => {
    openDream(answers, address);
    expect(await screen.findByRole('heading', { name: 'This dream is not here' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'To the journal' }).getAttribute('href')).toBe('/journal');
  });

  it('can be tried again after a failure', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? failureAnswer(503, 'server.overloaded', 'busy') : dataAnswer(dream));
    const app = openDream({ 'GET /api/dreams/12': answer as never });
    expect((await screen.findByRole('alert')).textContent).toContain('The dream could not be opened');
    isBroken = false;
    await press(app, 'Try again');
    expect(await title()).toBeTruthy();
  });
});
