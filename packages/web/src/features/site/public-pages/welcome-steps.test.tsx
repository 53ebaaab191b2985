import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { WelcomeSteps } from './welcome-steps.tsx';

const step = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('WelcomeSteps', () => {
  beforeAll(() => loadWords('welcome'));
  afterEach(() => i18n.changeLanguage('en'));

  it('leads through its three steps to the first dream', async () => {
    const handleDone = vi.fn();
    render(<WelcomeSteps onDone={handleDone} />);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(step()).toBe('Enter Your Dreams');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next');
    expect(step()).toBe('Discover Ancient Symbols');
    await press('Next');
    expect(step()).toBe('Receive Soul Guidance');
    expect(handleDone).not.toHaveBeenCalled();
    await press('Start My Dream Journey');
    expect(handleDone).toHaveBeenCalledTimes(1);
  });

  it('goes back, and its sky grows with every step', async () => {
    const { container } = render(<WelcomeSteps onDone={vi.fn()} />);
    const stars = () => container.querySelectorAll('.sky-star:not(.is-dim)').length;
    expect(stars()).toBe(2);
    await press('Next');
    expect(stars()).toBe(4);
    await press('Back');
    expect([stars(), step()]).toEqual([2, 'Enter Your Dreams']);
  });

  it('can be gone by at once, and needs no going by at its end', async () => {
    const handleDone = vi.fn();
    render(<WelcomeSteps onDone={handleDone} />);
    await press('Go straight to writing');
    expect(handleDone).toHaveBeenCalledTimes(1);
    await press('Next');
    await press('Next');
    expect(screen.queryByRole('button', { name: 'Go straight to writing' })).toBeNull();
  });

  it('is the page itself, under its first heading, and lies over nothing', () => {
    render(<WelcomeSteps onDone={vi.fn()} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Chitta');
    expect(screen.getByRole('dialog', { name: 'Welcome to Chitta' }).closest('dialog')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<WelcomeSteps onDone={vi.fn()} />);
    expect(screen.queryByText(/Enter Your Dreams|Step 1/)).toBeNull();
    expect(screen.getByText(/^Paso 1 de 3$/)).toBeTruthy();
  });
});
