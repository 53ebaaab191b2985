import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildLine } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { OnThisDay } from './on-this-day.tsx';

const stub = (items: unknown[]) =>
  stubApi({ 'GET /api/dreams/on-this-day': { json: { success: true, data: { items } } } });

describe('OnThisDay', () => {
  it('names dreams of this day with how long ago each was', async () => {
    stub([
      { monthsAgo: 1, dream: buildLine({ id: 1, title: 'The lamp' }) },
      { monthsAgo: 6, dream: buildLine({ id: 2, title: 'The river' }) },
      { monthsAgo: 24, dream: buildLine({ id: 3, title: 'The stairs' }) },
    ]);
    renderPart(<OnThisDay zone="UTC" />);
    const list = await screen.findByRole('list');
    const lines = within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual(['A month ago The lamp', '6 months ago The river', '2 years ago The stairs']);
    expect(screen.getByRole('link', { name: 'The river' }).getAttribute('href')).toBe('/journal/2');
  });

  it('takes no room where there is nothing', async () => {
    const calls = stub([]);
    const { container } = renderPart(<OnThisDay zone="UTC" />);
    await expect.poll(() => calls.length).toBe(1);
    expect(container.querySelector('section')).toBeNull();
  });
});
