import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { ReadingStatus } from './reading-status.tsx';

describe('ReadingStatus', () => {
  beforeAll(() => loadWords('readings'));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says after four seconds that nothing is lost', () => {
    render(<ReadingStatus />);
    const told = () => screen.getByRole('status').textContent;
    act(() => void vi.advanceTimersByTime(3999));
    expect(told()).toBe('Reading your dream…');
    act(() => void vi.advanceTimersByTime(1));
    expect(told()).toBe('Still reading. Your words are safe.');
  });
});
