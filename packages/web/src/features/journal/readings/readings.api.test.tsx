import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '#web/lib/session.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { type ReadDreamInput, useReadDream, withAllowance } from './readings.api.ts';

const user = buildUser();
const input: ReadDreamInput = { content: 'A black dog.', user, language: 'es', key: 'key-1' };

/** A server that answers only when told to, and notices when the page does not wait any more. */
function stubSlowServer() {
  const requests: { readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        const headers = { 'content-type': 'application/json' };
        const answer = () => resolve(new Response(JSON.stringify(buildAnswer()), { headers }));
        requests.push({ signal, answer });
      }),
  );
  return requests;
}

describe('useReadDream', () => {
  it('asks as the specification says, under the key it was given', async () => {
    const calls = stubApi({ 'POST /api/translate-dream': { json: buildAnswer() } });
    const { result } = renderQueryHook(useReadDream);
    const premium = buildUser({ subscriptionTier: 'premium' });
    await act(() => result.current.read({ ...input, user: premium }));
    expect(calls[0]?.body).toMatchObject({
      content: 'A black dog.',
      userId: 7,
      isPremium: true,
      isUltraSimplified: false,
      timestamp: expect.any(Number),
      language: 'es',
    });
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('counts the allowance as the server did', async () => {
    stubApi({ 'POST /api/translate-dream': { json: buildAnswer() } });
    const { result, queryClient } = renderQueryHook(useReadDream);
    queryClient.setQueryData(sessionKey, user);
    await act(() => result.current.read(input));
    expect(queryClient.getQueryData(sessionKey)).toMatchObject({
      translationsUsed: 1,
      translationsLimit: 3,
      translationsResetDate: '2999-01-01T00:00:00.000Z',
    });
  });

  it.each([
    [{ success: true, symbols: null }, 'Incomplete response from server'],
    [{ success: false, message: 'Out of words' }, 'Out of words'],
  ])('takes %j for no reading', async (json, message) => {
    stubApi({ 'POST /api/translate-dream': { json } });
    const { result } = renderQueryHook(useReadDream);
    await act(() => expect(result.current.read(input)).rejects.toThrow(message));
  });

  it('cancels the earlier request when a newer one comes', async () => {
    const requests = stubSlowServer();
    const { result } = renderQueryHook(useReadDream);
    const first = result.current.read(input).catch((error: unknown) => error);
    await waitFor(() => expect(requests).toHaveLength(1));
    const second = result.current.read({ ...input, content: 'Another dream.' });
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(await first).toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(result.current.isReading).toBe(true));
    requests[1]?.answer();
    expect((await second).translation).toBe(buildAnswer().translation);
    await waitFor(() => expect(result.current.isReading).toBe(false));
  });

  it.each(['cancel', 'leave'])('stops waiting: %s', async (way) => {
    const requests = stubSlowServer();
    const { result, unmount } = renderQueryHook(useReadDream);
    const reading = result.current.read(input).catch((error: unknown) => error);
    await waitFor(() => expect(requests).toHaveLength(1));
    if (way === 'cancel') result.current.cancel();
    else unmount();
    expect(await reading).toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('withAllowance', () => {
  it('keeps the limit of a member for whom the server knows none', () => {
    const after = withAllowance(user, { used: 9, limit: null, resetDate: null });
    expect(after).toMatchObject({ translationsUsed: 9, translationsLimit: 3, translationsResetDate: null });
  });
});
