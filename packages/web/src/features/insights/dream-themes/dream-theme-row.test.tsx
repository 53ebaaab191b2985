import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { DreamThemeRow } from './dream-theme-row.tsx';

const found = dataAnswer({
  items: [
    { name: 'falling', title: 'Falling' },
    { name: 'snakes', title: 'Snakes' },
  ],
  nextCursor: null,
});

async function open(answer: StubAnswer | (() => StubAnswer)) {
  await loadWords('dream-themes');
  const calls = stubApi({ 'GET /api/dreams/12/themes': answer } as StubAnswers);
  return { calls, ...renderPart(<DreamThemeRow dreamId={12} updatedAt="2026-11-20T08:00:00.000Z" />) };
}

afterEach(() => vi.restoreAllMocks());

describe('the themes of a dream', () => {
  it('leads from each to what is said of it', async () => {
    await open(found);
    await screen.findByRole('navigation', { name: 'Themes' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Falling', '/themes/falling'],
      ['Snakes', '/themes/snakes'],
    ]);
  });

  it('says nothing where there is none', async () => {
    const { calls } = await open(dataAnswer({ items: [], nextCursor: null }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText('Themes')).toBeNull();
  });

  it('says that they did not come, and asks again', async () => {
    let isDown = true;
    const { user } = await open(() =>
      isDown ? failureAnswer(500, 'internal.unexpected', 'Broken.') : found,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toMatch(/^The themes of this dream could not be loaded\./);
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Snakes' })).toBeTruthy();
  });

  it('leaves it to the page to say that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { calls } = await open('network-failure');
    await waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
