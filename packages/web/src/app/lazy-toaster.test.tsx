import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast } from '#web/ui/toast/toast-store.ts';
import { LazyToaster } from './lazy-toaster.tsx';

it('tells the first toast at once, and fetches the rest for it', async () => {
  render(<LazyToaster />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void toast({ title: 'Saved', description: 'In your journal.' }));
  expect(screen.getByRole('status').textContent).toBe('Saved In your journal.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeDefined());
});
