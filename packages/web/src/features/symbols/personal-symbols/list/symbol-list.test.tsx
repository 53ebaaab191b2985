import type { PersonalSymbol } from '@chitta/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildPersonalSymbol } from '../testing/build-personal-symbol.ts';
import { SymbolList } from './symbol-list.tsx';

const get = 'GET /api/personal-symbols';
const remove = 'DELETE /api/personal-symbols/5';
const restore = 'POST /api/personal-symbols/5/restore';
const page = (items: readonly PersonalSymbol[], nextCursor: string | null = null) =>
  dataAnswer({ items, nextCursor });
const mill = buildPersonalSymbol();

function open(answers: Record<string, unknown> = {}, search = '') {
  const calls = stubApi({
    [get]: page([mill]),
    [remove]: dataAnswer({ id: 5, restorableUntil: '2026-11-22T12:00:00.000Z' }),
    [restore]: dataAnswer(mill),
    ...answers,
  } as StubAnswers);
  const handleEdit = vi.fn();
  return { ...renderPart(<SymbolList search={search} onEdit={handleEdit} />), calls, handleEdit };
}
const edit = () => screen.findByRole('button', { name: 'Edit The old mill' });
const takeOut = () => screen.findByRole('button', { name: 'Delete The old mill' });

describe('SymbolList', () => {
  it('tells all that is kept of a symbol', async () => {
    const { user, handleEdit } = open();
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toBe(
      'The old millChildhood · in 2 dreams · Pleasantwhere I could hideSummers at the river.also: mill, mill house',
    );
    await user.click(await edit());
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith(mill);
  });

  it('says that dreams are being searched, for as long as they are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [true, false].map((isMarking) =>
      dataAnswer({ items: [mill], nextCursor: null, isMarking }),
    );
    open({ [get]: () => answers.shift() });
    const status = await screen.findByRole('status');
    expect(status.textContent).toMatch(/searched again/);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await waitFor(() => expect(status.textContent).toBe(''));
    vi.useRealTimers();
  });

  it('says what is not told yet, and reads a name in its language', async () => {
    const bare = {
      description: '',
      personalContext: '',
      variations: [],
      emotionalImpact: null,
      frequency: 0,
    };
    open({ [get]: page([buildPersonalSymbol({ ...bare, name: 'Abuela', language: 'es' })]) });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toBe('AbuelaChildhood · not dreamt yetNo meaning yet');
    expect(screen.getByRole('heading', { name: 'Abuela' }).lang).toBe('es');
  });

  it.each([
    ['', /You have no symbols of your own yet/],
    ['plugh', /None of your symbols matches/],
  ])('says what is missing for the search %j', async (search, text) => {
    const { calls } = open({ [get]: page([]) }, search);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls[0]?.url).toBe(`/api/personal-symbols${search && `?search=${search}`}`);
  });

  it('goes on page by page', async () => {
    const lamp = buildPersonalSymbol({ id: 6, name: 'The lamp' });
    const { user } = open({
      [get]: ({ url }: { url: string }) => (url.includes('cursor=') ? page([lamp]) : page([mill], 'next')),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'The lamp' })).toBeTruthy();
    expect(await edit()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('takes out with a way back, or says that there is none left', async () => {
    let answer: StubAnswer = failureAnswer(409, 'personal_symbols.name_taken', 'taken');
    const { user, calls } = open({ [restore]: () => answer });
    await user.click(await takeOut());
    await waitFor(() => expect(currentToast.get()?.title).toBe('“The old mill” is deleted'));
    const undo = currentToast.get()?.action;
    expect(undo?.label).toBe('Undo');
    await act(async () => undo?.onClick());
    await waitFor(() => expect(currentToast.get()?.variant).toBe('destructive'));
    expect(currentToast.get()?.description).toContain('already have a personal symbol with this name');
    answer = dataAnswer(mill);
    await act(async () => undo?.onClick());
    await waitFor(() => expect(calls.filter(({ key }) => key === restore)).toHaveLength(2));
  });

  it('keeps what could not be taken out', async () => {
    const { user } = open({ [remove]: 'network-failure' });
    await user.click(await takeOut());
    await waitFor(() => expect(currentToast.get()?.title).toBe('That did not work'));
    expect(currentToast.get()?.description).toContain('Network error');
    expect(await edit()).toBeTruthy();
  });

  it('says what is wrong, and tries again', async () => {
    let isDown = true;
    const { user } = open({ [get]: () => (isDown ? 'network-failure' : page([mill])) });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await edit()).toBeTruthy();
  });
});
