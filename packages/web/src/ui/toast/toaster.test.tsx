import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast, updateToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

describe('Toaster', () => {
  it('shows one toast at a time', () => {
    render(<Toaster />);
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second', description: 'More' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
    expect(screen.getByText('More')).toBeDefined();
  });

  it('does what its button says', async () => {
    const handleUndo = vi.fn();
    render(<Toaster />);
    act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onClick: handleUndo } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('can be closed', async () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentToast.get()?.isOpen).toBe(false);
  });
});

describe('in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves after 5000 ms, and is forgotten much later', async () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Saved' }));
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(currentToast.get()?.isOpen).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(currentToast.get()).toMatchObject({ title: 'Saved', isOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(1_000_000));
    expect(currentToast.get()).toBeNull();
  });

  it('is changed and closed only by its own id', () => {
    const first = toast({ title: 'First' });
    const second = toast({ title: 'Second' });
    updateToast(first, { title: 'Changed' });
    dismissToast(first);
    expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
    updateToast(second, { title: 'Changed' });
    expect(currentToast.get()?.title).toBe('Changed');
  });
});
