import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

describe('Button', () => {
  it('sends no form unless it is told to', async () => {
    const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button>Print</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows that it is at work, and takes no second press', async () => {
    const handleClick = vi.fn();
    render(
      <Button isBusy onClick={handleClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('gives its looks to links', () => {
    expect(buttonClass()).toBe('button button-primary');
    expect(buttonClass('ghost', 'large')).toBe('button button-ghost button-large');
  });
});
