import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    ...answers,
  };
  const calls = stubApi(journal as StubAnswers);
  return { ...renderApp(address), calls };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'A dog on the stairs' });
const press = async (app: ReturnType<typeof renderApp>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

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
    await press(app, 'Delete');
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
    await press(app, 'Delete');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/journal'));
    await act(() => app.router.navigate({ to: '/journal/$dreamId', params: { dreamId: '12' } }));
    expect(await screen.findByRole('heading', { name: 'This dream is not here' })).toBeTruthy();
  });

  it('stays where it is when it cannot be deleted', async () => {
    const app = openDream({ 'DELETE /api/dreams/12': 'network-failure' });
    await press(app, 'Delete');
    await waitFor(() => expect(currentToast.get()?.title).toBe('The dream could not be deleted'));
    expect(app.router.state.location.pathname).toBe('/journal/12');
  });

  it('says when it cannot be brought back any more', async () => {
    const app = openDream({ 'POST /api/dreams/12/restore': gone });
    await press(app, 'Delete');
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
