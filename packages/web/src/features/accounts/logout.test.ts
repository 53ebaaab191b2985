import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { loggingOut } from './logging-out.ts';
import { logout } from './logout.ts';

async function logoutWith(answer: StubAnswer) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, buildUser());
  queryClient.setQueryData(['/api/dreams'], ['private']);
  localStorage.setItem('anything', 'x');
  sessionStorage.setItem('anything', 'x');
  const seen: unknown[] = [];
  stubApi({
    'POST /api/auth/logout': () => {
      seen.push(queryClient.getQueryData(sessionQuery.queryKey), loggingOut.get());
      return answer;
    },
  });
  let left = 0;
  await logout({
    queryClient,
    leave: async () => {
      left += 1;
    },
  });
  return { queryClient, seen, left };
}

describe('logout', () => {
  it('forgets the member here before the server is asked', async () => {
    const { seen } = await logoutWith({ json: { success: true } });
    expect(seen).toEqual([null, true]);
  });

  it.each<[string, StubAnswer, string, string]>([
    ['success', { json: { success: true } }, 'Logged Out', 'You have been successfully logged out.'],
    [
      'a refusal',
      { status: 500, json: {} },
      'Partial Logout',
      'Local session cleared, but server logout failed. Please refresh the page.',
    ],
    [
      'no answer',
      'network-failure',
      'Partial Logout',
      'Local session cleared, but an error occurred during server logout.',
    ],
  ])('clears storage and ends at the sign-in page after %s', async (_, answer, title, description) => {
    const { queryClient, left } = await logoutWith(answer);
    expect(currentToast.get()).toMatchObject({ title, description });
    expect(localStorage.getItem('anything')).toBeNull();
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(queryClient.getQueryData(['/api/dreams'])).toBeUndefined();
    expect(left).toBe(1);
    expect(loggingOut.get()).toBe(false);
  });
});
