import type { MessagingPreferences } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { i18n } from '#web/lib/i18n.ts';
import { invariant } from '#web/lib/invariant.ts';
import { patchSessionUser } from '#web/lib/session.ts';
import { readPushHere } from './device/push-here.ts';

export const fetchDevices = (signal?: AbortSignal) => api('GET /api/push/subscriptions', { signal });

export const devicesQuery = queryOptions({
  queryKey: ['push-devices'] as const,
  queryFn: ({ signal }) => fetchDevices(signal),
  // Other devices come and go without this one.
  staleTime: 0,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** How it stands in this browser; it is asked itself. */
export const pushHereQuery = (memberId: number) =>
  queryOptions({
    queryKey: ['push-here', memberId] as const,
    queryFn: () => readPushHere(memberId),
    staleTime: 0,
    networkMode: 'always',
    meta: { isQuiet: true },
  });

export const messagingQuery = queryOptions({
  queryKey: ['messaging-preferences'] as const,
  queryFn: async ({ signal }) => (await api('GET /api/profile', { signal })).messaging,
  meta: { isQuiet: true },
});

/** The key that this server signs with. Throws with the status where there is none. */
export async function fetchPublicKey(): Promise<string> {
  try {
    return (await api('GET /api/push/vapid-public-key')).publicKey;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    throw new ApiError({ status, code: 'EXTERNAL', message: i18n.t('push:keyFailed', { status }) });
  }
}

/** Tells the server where to send; one that it knows already stays as it is. */
export async function tellSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  invariant(endpoint && p256dh && auth, 'A subscription says where it receives');
  await api('POST /api/push/subscribe', {
    body: {
      subscription: { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh, auth } },
      userAgent: navigator.userAgent,
    },
  });
}

export const sendMessagingPreferences = (body: MessagingPreferences) =>
  api('POST /api/user/messaging-preferences', { body });

/** Changes how Chitta may write; what is known of it elsewhere follows. */
export function useChangeMessaging() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'messaging-preferences' },
    mutationFn: sendMessagingPreferences,
    onSuccess: (preferences) => {
      client.setQueryData(messagingQuery.queryKey, preferences);
      const { emailNotifications, pushNotifications } = preferences;
      patchSessionUser(client, { messagingOptIn: emailNotifications || pushNotifications });
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });
}

const deviceOf = (id: number) => ({ params: { id: String(id) } });

/** Takes a device off the list. What is left is asked for anew, also after a refusal. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/push/subscriptions/:id', deviceOf(id)),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** Sends a test to a device and says what became of it. */
export function useTestDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('POST /api/push/subscriptions/:id/test', deviceOf(id)),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
