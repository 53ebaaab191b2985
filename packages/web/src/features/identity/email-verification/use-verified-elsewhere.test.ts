import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser, sessionQuery } from '#web/lib/session.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { useSeenElsewhere, useVerifiedElsewhere } from './use-verified-elsewhere.ts';

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

beforeEach(() => hintSignedIn(true));
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

describe('useSeenElsewhere', () => {
  /** Begins to listen where the page knows `known` since it was opened and another tab has kept `seen` since. */
  function watchLate(known: SessionUser, seen: SessionUser, answered = seen) {
    const calls = stubApi({ 'GET /api/user': { json: answered } });
    rememberUser(seen);
    const view = renderQueryHook(() => {
      const client = useQueryClient();
      useState(() => client.setQueryData(sessionQuery.queryKey, known));
      useSeenElsewhere();
    });
    return { calls, member: () => view.queryClient.getQueryData(sessionQuery.queryKey) };
  }

  it.each([
    ['was confirmed', buildUser()],
    ['was changed', buildUser({ emailVerified: false, email: 'another@example.org' })],
  ])('asks where the address %s before it listened', async (_, seen) => {
    const { calls, member } = watchLate(unverified, seen);
    await waitFor(() => expect(member()).toEqual(seen));
    expect(calls).toHaveLength(1);
  });

  it('believes the server where what is kept is the older of the two', async () => {
    const { calls, member } = watchLate(buildUser(), unverified, buildUser());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(member()?.emailVerified).toBe(true);
  });

  it.each([
    ['the same is kept', unverified, unverified],
    ['another member was seen', unverified, buildUser({ id: 8 })],
  ])('asks nothing where %s', (_, known, seen) => {
    const { calls, member } = watchLate(known, seen);
    expect(calls).toEqual([]);
    expect(member()).toEqual(known);
  });

  it('takes over the new address of a member who has confirmed one before', () => {
    const { member } = watchLate(buildUser(), buildUser());
    keep(JSON.stringify(buildUser({ email: 'another@example.org' })));
    expect(member()?.email).toBe('another@example.org');
  });
});
