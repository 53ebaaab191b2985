import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

const step = () => screen.getByRole('heading', { level: 3 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('WelcomeDialog', () => {
  beforeAll(() => loadWords('welcome'));
  afterEach(() => i18n.changeLanguage('en'));

  it('leads through its three steps to the first dream', async () => {
    const handleClose = vi.fn();
    render(<WelcomeDialog isOpen onClose={handleClose} />);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(step()).toBe('Enter Your Dreams');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next');
    expect(step()).toBe('Discover Ancient Symbols');
    await press('Next');
    expect(step()).toBe('Receive Soul Guidance');
    expect(handleClose).not.toHaveBeenCalled();
    await press('Start My Dream Journey');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('goes back, and its sky grows with every step', async () => {
    const { container } = render(<WelcomeDialog isOpen onClose={vi.fn()} />);
    const stars = () => container.querySelectorAll('.sky-star:not(.is-dim)').length;
    expect(stars()).toBe(2);
    await press('Next');
    expect(stars()).toBe(4);
    await press('Back');
    expect([stars(), step()]).toEqual([2, 'Enter Your Dreams']);
  });

  it('can be put away at any step', async () => {
    const handleClose = vi.fn();
    render(<WelcomeDialog isOpen onClose={handleClose} />);
    await press('Close');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<WelcomeDialog isOpen onClose={vi.fn()} />);
    expect(screen.queryByText(/Enter Your Dreams|Step 1/)).toBeNull();
    expect(screen.getByText(/^Paso 1 de 3$/)).toBeTruthy();
  });
});
