import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { endNight, night } from '#web/lib/night/night.ts';
import { NightOffer } from './night-offer.tsx';

function openAt(hour: number, isNew = false) {
  if (isNew) localStorage.removeItem('tutorial-seen');
  else localStorage.setItem('tutorial-seen', 'true');
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  const view = render(<NightOffer />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...view, press };
}
const isOffered = () => screen.queryByRole('region', { name: 'Night mode' }) !== null;

describe('NightOffer', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => {
    vi.restoreAllMocks();
    act(endNight);
  });

  it.each([
    [22, false],
    [23, true],
    [0, true],
    [4, true],
    [5, false],
    [12, false],
  ])('at %i o’clock: %s', (hour, isThere) => {
    openAt(hour);
    expect(isOffered()).toBe(isThere);
  });

  it('waits for another night beside what greets a newcomer', () => {
    openAt(3, true);
    expect(isOffered()).toBe(false);
  });

  it('dims the pages, and has nothing more to offer', async () => {
    const { press } = openAt(3);
    await press('Dim them');
    expect(night.get()).toBe(true);
    expect(isOffered()).toBe(false);
  });

  it('does not ask again whoever has said no', async () => {
    const { press, unmount } = openAt(3);
    await press('No, thanks');
    expect(isOffered()).toBe(false);
    unmount();
    openAt(3);
    expect(isOffered()).toBe(false);
  });
});
