import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '#web/lib/storage-keys.ts';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = { message: '', failuresLeft: 0 };

function Page() {
  if (page.failuresLeft > 0) throw new TypeError(page.message);
  return <p>page</p>;
}

/** A page that fails with `message` as many times as told. */
function renderFailing(message: string, failures: number) {
  Object.assign(page, { message, failuresLeft: failures });
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
}

async function passTime(): Promise<void> {
  page.failuresLeft -= 1;
  await act(() => vi.advanceTimersByTimeAsync(100));
}

describe('ErrorBoundary', () => {
  it('tries a minor error again after 100 ms', async () => {
    renderFailing('Failed to fetch', 1);
    expect(screen.queryByText('page')).toBeNull();
    await passTime();
    expect(screen.getByText('page')).toBeDefined();
  });

  it('gives up on a minor error after three tries', async () => {
    renderFailing('Failed to fetch', 99);
    for (let attempt = 0; attempt < 4; attempt += 1) await passTime();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
    expect(JSON.parse(localStorage.getItem(localKeys.lastAppError) ?? '{}')).toMatchObject({ retryCount: 3 });
  });

  it('shows the error screen for anything else, and keeps what happened', () => {
    renderFailing('x is not a function', 99);
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toBeDefined();
    expect(screen.getByText('If the problem persists, please contact support')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(localKeys.lastAppError) ?? '{}')).toMatchObject({
      message: 'x is not a function',
      retryCount: 0,
      url: 'http://localhost/',
    });
  });
});
