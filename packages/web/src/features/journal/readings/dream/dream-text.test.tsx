import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { DreamText } from './dream-text.tsx';

/** Words of so many pixels in a fold of three lines. */
function open(height: number, isWhole = false) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(84);
  render(<DreamText isWhole={isWhole}>I was in a house.</DreamText>);
}

describe('DreamText', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => vi.restoreAllMocks());

  it('shows the rest of a long dream when it is asked for, and folds it again', async () => {
    open(400);
    const unfold = screen.getByRole('button', { name: 'Whole dream' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold);
    const fold = screen.getByRole('button', { name: 'Three lines of it' });
    expect(screen.getByRole('region', { name: 'The dream' }).className).toContain('is-open');
    await userEvent.click(fold);
    expect(screen.getByRole('button', { name: 'Whole dream' })).toBeTruthy();
  });

  it.each([
    ['a short dream', 60, false],
    ['the page of a dream', 400, true],
  ] as const)('folds nothing of %s', (_name, height, isWhole) => {
    open(height, isWhole);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
