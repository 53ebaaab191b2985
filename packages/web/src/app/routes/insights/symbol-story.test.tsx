import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildStory } from '#web/features/insights/symbol-stories/testing/build-story.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

function open(answer: StubAnswers['GET /api/symbols/:slug/story']) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ hasUnlimitedAccess: true }) },
    'GET /api/symbols/house/story': answer,
  } as StubAnswers);
  return { calls, ...renderApp('/insights/symbols/house') };
}

describe('the story of a symbol', () => {
  it('says when it was, how it was, what changed and what it meets', async () => {
    open(dataAnswer(buildStory()));
    await screen.findByRole('heading', { level: 1, name: 'house' });
    screen.getByText('Place · in 4 dreams, first on January 12, 2026, last on November 19, 2026');
    screen.getByText('It was mostly “locked”; since June 2, 2026 it is mostly “open”.');
    screen.getByText('In the dictionary, this is the mind with its rooms.');
    screen.getByText('Of 4 answers to readings that spoke of it, 3 said that it fit.');
    screen.getByRole('heading', { name: 'Most often: open, in 3 dreams' });
    expect(screen.getByRole('link', { name: 'mother' }).getAttribute('href')).toBe(
      '/insights/symbols/mother',
    );
    const dream = screen.getByRole('link', { name: 'The house, 31' });
    expect(dream.getAttribute('href')).toBe('/journal/31');
    const item = dream.closest('li');
    const said = item && within(item).getByText('“locked”');
    expect(said?.parentElement?.textContent).toBe('“locked” · you acted · the reading fitted');
    expect(said?.getAttribute('lang')).toBe('en');
  });

  it('goes on to earlier dreams', async () => {
    const items = buildStory().occurrences.items;
    const { user } = open(({ url }) =>
      url.includes('cursor=next')
        ? dataAnswer(buildStory({ occurrences: { items: items.slice(1), nextCursor: null } }))
        : dataAnswer(buildStory({ occurrences: { items: items.slice(0, 1), nextCursor: 'next' } })),
    );
    await user.click(await screen.findByRole('button', { name: 'Earlier dreams' }));
    expect(await screen.findByRole('link', { name: 'The house, 12' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Earlier dreams' })).toBeNull();
  });

  it('says so where the symbol is in no dream', async () => {
    open(failureAnswer(404, 'insights.symbol_not_met', 'This symbol is in none of your dreams.'));
    expect(
      await screen.findByRole('heading', { name: 'This symbol is in none of your dreams' }),
    ).toBeTruthy();
  });
});
