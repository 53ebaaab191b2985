import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { ReadingProblem } from './reading-problem.tsx';

describe('ReadingProblem', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('says what a used-up allowance means, and offers no retry that could only fail', () => {
    render(<ReadingProblem failure="limit" onRetry={vi.fn()} />);
    const section = screen.getByRole('region', { name: 'Free tier limit reached' });
    expect(section.textContent).toContain(
      "You've reached your free interpretations limit. Upgrade to premium for unlimited interpretations.",
    );
    expect(section.textContent).toContain('You can still save this dream now and read it tomorrow.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the way to readings without a limit, where that is what fails', () => {
    const upgrade = <a href="/subscribe">Plans</a>;
    const { rerender } = render(<ReadingProblem failure="limit" onRetry={vi.fn()} upgrade={upgrade} />);
    expect(screen.getByRole('link', { name: 'Plans' })).toBeTruthy();
    rerender(<ReadingProblem failure="network" onRetry={vi.fn()} upgrade={upgrade} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['too-many', 'server', 'network', 'told'] as const)('offers another try: %s', async (failure) => {
    const handleRetry = vi.fn();
    render(<ReadingProblem failure={failure} onRetry={handleRetry} />);
    const section = screen.getByRole('region', { name: 'Interpretation failed' });
    expect(section.textContent).toContain('An unexpected error occurred. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<ReadingProblem failure="network" onRetry={vi.fn()} />);
    expect(screen.getByRole('heading', { name: 'No se pudo hacer la lectura' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  });
});
