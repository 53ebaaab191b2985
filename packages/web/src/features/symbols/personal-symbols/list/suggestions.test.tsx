import type { SymbolSuggestion } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { Suggestions } from './suggestions.tsx';

const pie: SymbolSuggestion = { word: 'pie', language: 'en', count: 3 };
/** A foot. */
const spanishPie: SymbolSuggestion = { word: 'pie', language: 'es', count: 1 };

function open(items: readonly SymbolSuggestion[], dismissed: StubAnswer = { json: { success: true } }) {
  const calls = stubApi({
    'GET /api/personal-symbols/suggestions': dataAnswer({ items }),
    'POST /api/personal-symbols/suggestions/dismiss': dismissed,
  });
  const handleTake = vi.fn();
  return { ...renderPart(<Suggestions onTake={handleTake} />), calls, handleTake };
}
const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('Suggestions', () => {
  it('offers words, each read in its language, and takes one', async () => {
    const { user, handleTake } = open([pie, spanishPie]);
    expect(await screen.findByRole('region', { name: 'Words that keep returning' })).toBeTruthy();
    expect(words()).toEqual(['pie 3 dreams', 'pie 1 dream']);
    expect(screen.getAllByText('pie').map(({ lang }) => lang)).toEqual(['en', 'es']);
    await user.click(screen.getByRole('button', { name: 'pie 1 dream' }));
    expect(handleTake).toHaveBeenCalledExactlyOnceWith(spanishPie);
  });

  it('lets one go in one language, and keeps the same word in the other', async () => {
    const { user, calls } = open([pie, spanishPie]);
    const [first] = await screen.findAllByRole('button', { name: /^Do not suggest “pie”/ });
    if (first) await user.click(first);
    await waitFor(() => expect(words()).toEqual(['pie 1 dream']));
    expect(calls.at(-1)?.body).toEqual({ word: 'pie', language: 'en' });
  });

  it('goes with its last word', async () => {
    const { user } = open([pie]);
    await user.click(await screen.findByRole('button', { name: /^Do not suggest/ }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('brings a word back where the server did not hear', async () => {
    const { user, calls } = open([pie], 'network-failure');
    await user.click(await screen.findByRole('button', { name: /^Do not suggest/ }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(await screen.findByRole('button', { name: 'pie 3 dreams' })).toBeTruthy();
  });
});
