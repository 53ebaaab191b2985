import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { MonthView } from './month-view.tsx';

const days = [
  { date: '2026-11-02', moments: 3, pictureOf: 'p'.repeat(22) },
  { date: '2026-11-21', moments: 1, pictureOf: null },
];

async function open(found: readonly object[] = days, month = '2026-11') {
  const calls = stubApi({
    'GET /api/memory/calendar': { json: { success: true, data: { month, days: found } } },
  });
  const onMonth = vi.fn();
  const part = renderPart(<MonthView month={month} today="2026-11-23" onMonth={onMonth} />);
  await screen.findByText(/moments/);
  return { ...part, calls, onMonth };
}

describe('MonthView', () => {
  beforeAll(() => loadWords('moments'));

  it('leads to each day, with what it has', async () => {
    const { container } = await open();
    expect(screen.getByText('4 moments on 2 days')).toBeTruthy();
    const filled = screen.getByRole('link', { name: 'November 2: 3 moments' });
    expect(filled.getAttribute('href')).toBe('/memory-lane?day=2026-11-02');
    expect(filled.querySelector('img')?.getAttribute('src')).toBe(
      `/api/memory/moments/${'p'.repeat(22)}/picture?size=small`,
    );
    expect(screen.getByRole('link', { name: 'November 21: 1 moment' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'November 23: no moments' }).getAttribute('aria-current')).toBe(
      'date',
    );
    // What is to come leads nowhere.
    expect(screen.getAllByRole('link')).toHaveLength(23);
    expect(container.querySelectorAll('.month-later')).toHaveLength(7);
  });

  it('goes to the months before, and back until this one', async () => {
    const { user, onMonth } = await open([], '2026-11');
    expect(screen.getByText('No moments in this month.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'The month after' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'The month before' }));
    expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-10');
  });
});
