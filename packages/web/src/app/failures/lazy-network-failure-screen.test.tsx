import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { networkFailure } from '#web/lib/failures/network-failure.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

it.each([
  [{ kind: 'offline' }, 'You appear to be offline. Please check your internet connection.'],
  [{ kind: 'lost' }, 'Network connection lost'],
  [{ kind: 'unreachable' }, 'Failed to connect to server'],
  [{ kind: 'server', status: 502 }, 'Server error: 502'],
  [{ kind: 'loading' }, 'Network loading error detected'],
] as const)('explains %j, and goes when it is over', async (failure, text) => {
  stubApi({ 'GET /api/user': signedOut });
  renderApp('/learn');
  await screen.findByRole('heading', { name: 'How a dream is read' });
  act(() => networkFailure.set(failure));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Connected')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeDefined();
  act(() => networkFailure.set(null));
  expect(screen.queryByText(text)).toBeNull();
});

it('is a plain line where it cannot be fetched', async () => {
  vi.doMock('./network-failure-screen.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  stubApi({ 'GET /api/user': signedOut });
  renderApp('/learn');
  await screen.findByRole('heading', { name: 'How a dream is read' });
  act(() => networkFailure.set({ kind: 'offline' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection');
  act(() => networkFailure.set(null));
  expect(screen.queryByRole('alert')).toBeNull();
});
