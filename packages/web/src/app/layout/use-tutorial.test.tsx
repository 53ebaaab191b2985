import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { useArrivalTutorial } from './use-tutorial.ts';

describe('useArrivalTutorial', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('opens 500 ms after arrival, once', () => {
    const first = renderHook(() => useArrivalTutorial(true));
    act(() => void vi.advanceTimersByTime(499));
    expect(first.result.current.isOpen).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(first.result.current.isOpen).toBe(true);
    const second = renderHook(() => useArrivalTutorial(true));
    act(() => void vi.advanceTimersByTime(5000));
    expect(second.result.current.isOpen).toBe(false);
    vi.useRealTimers();
  });

  it('stays away while nobody arrives', () => {
    const { result } = renderHook(() => useArrivalTutorial(false));
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current.isOpen).toBe(false);
    vi.useRealTimers();
  });
});

describe('About', () => {
  it('opens the tutorial from the footer', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/learn');
    await user.click(await screen.findByRole('button', { name: 'About' }));
    expect(screen.getByRole('dialog', { name: 'How Chitta works' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start writing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('welcome', () => {
  it('leads through three steps to writing', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user, router } = renderApp('/welcome');
    for (const title of ['Enter Your Dreams', 'Discover Ancient Symbols']) {
      await screen.findByRole('heading', { name: title });
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getByRole('heading', { name: 'Receive Soul Guidance' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start My Dream Journey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
  });
});
