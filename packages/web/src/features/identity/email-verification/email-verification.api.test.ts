import type { SessionUser } from '@chitta/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '#web/lib/session.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { confirmationMs, useRefreshUser, useResend } from './email-verification.api.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useResend', () => {
  it('says “sent” for as long as it takes to read, then offers it again', async () => {
    stubApi({ 'POST /api/email-verification/resend': dataAnswer({ isVerified: false }) });
    const { result } = renderQueryHook(useResend);
    expect(result.current.state).toBe('idle');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => result.current.resend());
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(result.current.state).toBe('sent');
    await act(() => vi.advanceTimersByTimeAsync(confirmationMs - 100));
    expect(result.current.state).toBe('sent');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current.state).toBe('idle');
  });

  it('is under way until there is an answer', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(() => resolve(Response.json({})))));
    const { result } = renderQueryHook(useResend);
    act(() => result.current.resend());
    await waitFor(() => expect(result.current.state).toBe('sending'));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(result.current.state).not.toBe('sending'));
  });
});

describe('useRefreshUser', () => {
  it('asks who is signed in, but not twice within the given age', async () => {
    const calls = stubApi({ 'GET /api/user': { json: buildUser() } });
    const { result, queryClient } = renderQueryHook(useRefreshUser);
    await act(() => result.current());
    await act(() => result.current(60_000));
    expect(calls).toHaveLength(1);
    await act(() => result.current());
    expect(calls).toHaveLength(2);
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.username).toBe('marisol');
  });

  it('does not take the answer to what was asked before', async () => {
    const answers: ((user: SessionUser) => void)[] = [];
    stubApi({
      'GET /api/user': () => new Promise((resolve) => answers.push((json) => resolve({ json }))),
    });
    const { result, queryClient } = renderQueryHook(useRefreshUser);
    const before = queryClient.fetchQuery(sessionQuery).catch(() => undefined);
    await waitFor(() => expect(answers).toHaveLength(1));
    const refreshed = result.current();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(buildUser({ emailVerified: false }));
    answers[1]?.(buildUser());
    await Promise.all([before, refreshed]);
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.emailVerified).toBe(true);
  });

  it('keeps the member that is known where the server fails, and only logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    stubApi({ 'GET /api/user': { status: 500, json: { success: false, message: 'broken' } } });
    const { result, queryClient } = renderQueryHook(useRefreshUser);
    queryClient.setQueryData(sessionQuery.queryKey, buildUser());
    await act(() => result.current());
    expect(warn).toHaveBeenCalledWith('The member could not be read again:', 'broken');
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.username).toBe('marisol');
  });
});
