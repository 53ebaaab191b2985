import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '#web/lib/session.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { useVerifiedElsewhere } from './use-verified-elsewhere.ts';

const unverified = buildUser({ emailVerified: false });

function watch() {
  const calls = stubApi({ 'GET /api/user': { json: buildUser() } });
  const view = renderQueryHook(useVerifiedElsewhere);
  view.queryClient.setQueryData(sessionQuery.queryKey, unverified);
  const isVerified = () => view.queryClient.getQueryData(sessionQuery.queryKey)?.emailVerified;
  return { ...view, calls, isVerified };
}

const keep = (newValue: string | null, key: string = localKeys.lastSession) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => vi.restoreAllMocks());

describe('useVerifiedElsewhere', () => {
  it('takes over what another tab learned, without asking', () => {
    const { isVerified, calls } = watch();
    keep(JSON.stringify(buildUser()));
    expect(isVerified()).toBe(true);
    expect(calls).toEqual([]);
  });

  it.each([
    ['another member', JSON.stringify(buildUser({ id: 8 })), localKeys.lastSession],
    ['another key', JSON.stringify(buildUser()), localKeys.language],
    ['a member who signed out', null, localKeys.lastSession],
    ['no member', '"words"', localKeys.lastSession],
    ['no JSON', '{"id":', localKeys.lastSession],
  ])('takes over nothing from %s', (_, value, key) => {
    const { isVerified } = watch();
    const handleError = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', handleError);
    keep(value, key);
    window.removeEventListener('error', handleError);
    expect(isVerified()).toBe(false);
    expect(handleError).not.toHaveBeenCalled();
  });

  it('does not sign in somebody who has signed out here', () => {
    const { queryClient } = watch();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    keep(JSON.stringify(buildUser()));
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  });

  it('asks when the tab is looked at again, not when it is left or was just asked', async () => {
    const { isVerified, calls } = watch();
    look('visible');
    expect(calls).toEqual([]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    look('hidden');
    expect(calls).toEqual([]);
    look('visible');
    await waitFor(() => expect(isVerified()).toBe(true));
    expect(calls).toHaveLength(1);
  });

  it('listens no longer than its page is there', () => {
    const { unmount, isVerified } = watch();
    unmount();
    keep(JSON.stringify(buildUser()));
    expect(isVerified()).toBe(false);
  });
});
