import type { SymbolSuggestion } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildPersonalSymbol } from '../testing/build-personal-symbol.ts';
import { Suggestions } from './suggestions.tsx';

const pie: SymbolSuggestion = { word: 'pie', language: 'en', count: 3 };
/** A foot. */
const spanishPie: SymbolSuggestion = { word: 'pie', language: 'es', count: 1 };
const dismissKey = 'POST /api/personal-symbols/suggestions/dismiss';

function open(items: readonly SymbolSuggestion[], answers: Record<string, StubAnswer> = {}) {
  const calls = stubApi({
    'GET /api/personal-symbols/suggestions': dataAnswer({ items }),
    [dismissKey]: { json: { success: true } },
    'POST /api/personal-symbols': dataAnswer(buildPersonalSymbol()),
    ...answers,
  } as StubAnswers);
  const handleMore = vi.fn();
  return { ...renderPart(<Suggestions onMore={handleMore} />), calls, handleMore };
}
const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const field = () => screen.findByLabelText<HTMLInputElement>('For me, “pie” is …');
const letGo = () => screen.findByRole('button', { name: /^Do not suggest “pie”/ });

describe('Suggestions', () => {
  beforeAll(() => loadWords('personal-symbols'));

  it('says what returns and asks what the first of it is, each word in its language', async () => {
    open([pie, spanishPie]);
    expect(await screen.findByRole('region', { name: /^Words that return in your dreams/ })).toBeTruthy();
    expect(words()).toEqual(['pie 3×3 dreams', 'pie 1×1 dream']);
    expect(screen.getAllByText('pie').map(({ lang }) => lang)).toEqual(['en', 'es']);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('keeps the meaning of the chosen word, said in one line', async () => {
    const { user, calls } = open([pie, spanishPie]);
    await user.click(await screen.findByRole('button', { name: /1 dream$/ }));
    await user.type(await field(), ' my first step {Enter}');
    await waitFor(() => expect(calls.some(({ key }) => key === 'POST /api/personal-symbols')).toBe(true));
    expect(calls.find(({ key }) => key === 'POST /api/personal-symbols')?.body).toMatchObject({
      name: 'pie',
      language: 'es',
      description: 'my first step',
    });
  });

  it('asks for words where there are none, and sends nothing', async () => {
    const { user, calls } = open([pie]);
    await field();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('A few words are enough.');
    expect(document.activeElement).toBe(await field());
    expect(calls).toHaveLength(1);
  });

  it('keeps what was typed where it could not be saved, and says why', async () => {
    const refused = failureAnswer(409, 'personal_symbols.name_taken', 'taken');
    const { user } = open([pie], { 'POST /api/personal-symbols': refused });
    await user.type(await field(), 'home{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('already have a personal symbol');
    expect((await field()).value).toBe('home');
  });

  it('hands on what was said to the whole form', async () => {
    const { user, handleMore } = open([pie]);
    await user.type(await field(), 'home');
    await user.click(screen.getByRole('button', { name: 'More about it' }));
    expect(handleMore).toHaveBeenCalledExactlyOnceWith(pie, 'home');
  });

  it('lets one go in one language, and keeps the same word in the other', async () => {
    const { user, calls } = open([pie, spanishPie]);
    await user.click(await letGo());
    await waitFor(() => expect(words()).toEqual(['pie 1×1 dream']));
    expect(calls.at(-1)?.body).toEqual({ word: 'pie', language: 'en' });
  });

  it('goes with its last word', async () => {
    const { user } = open([pie]);
    await user.click(await letGo());
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('brings a word back where the server did not hear', async () => {
    const { user, calls } = open([pie], { [dismissKey]: 'network-failure' });
    await user.click(await letGo());
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(await screen.findByRole('button', { name: /3 dreams$/ })).toBeTruthy();
  });
});
