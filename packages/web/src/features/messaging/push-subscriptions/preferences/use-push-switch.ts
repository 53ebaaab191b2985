import type { PushDevice } from '@chitta/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unsubscribeHere } from '../device/unsubscribe-here.ts';
import { useEnablePush } from '../prompt/use-enable-push.ts';
import {
  devicesQuery,
  messagingQuery,
  pushHereQuery,
  useChangeMessaging,
  useRemoveDevice,
} from '../push-subscriptions.api.ts';

/** Asks the browser anew whenever it may have changed its mind: its own settings, another window. */
function useBrowsersMind(memberId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = pushHereQuery(memberId);
    const look = () => void client.invalidateQueries({ queryKey });
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('visibilitychange', look, { signal });
    navigator.permissions?.query({ name: 'notifications' }).then(
      (permission) => permission.addEventListener('change', look, { signal }),
      // Coming back to the page is enough.
      () => undefined,
    );
    return () => stopping.abort();
  }, [client, memberId]);
}

/** Among those that the server knows, the device that has this page open. */
export function useOwnDevice(memberId: number): PushDevice | null {
  const here = useQuery(pushHereQuery(memberId)).data;
  const devices = useQuery(devicesQuery).data;
  if (here?.state !== 'on') return null;
  return devices?.items.find(({ endpointHash }) => endpointHash === here.endpointHash) ?? null;
}

/** Notifications in this browser as they are: on means that the browser lets them through and the server sends them. */
export function usePushSwitch(memberId: number) {
  const client = useQueryClient();
  useBrowsersMind(memberId);
  const here = useQuery(pushHereQuery(memberId)).data;
  const { data: devices, error } = useQuery(devicesQuery);
  const own = useOwnDevice(memberId);
  const enabling = useEnablePush(memberId);
  const removal = useRemoveDevice();
  const messaging = useChangeMessaging();

  const disable = useMutation({
    mutationFn: async () => {
      await unsubscribeHere();
      await client.invalidateQueries({ queryKey: pushHereQuery(memberId).queryKey });
      if (own) await removal.mutateAsync(own.id);
      if ((devices?.items.length ?? 0) > 1) return;
      // It was the last.
      const known = await client.fetchQuery({ ...messagingQuery, staleTime: 0 });
      await messaging.mutateAsync({ ...known, pushNotifications: false });
    },
  });
  const isOn = own?.isActive === true && devices?.isOn === true;
  return {
    /** Undefined until browser and server have answered. */
    state: here?.state === 'on' && !devices && !error ? undefined : here?.state,
    isOn,
    isBusy: enabling.isBusy || disable.isPending,
    error: disable.error,
    change: (isWanted: boolean) => (isWanted ? void enabling.enable() : disable.mutate()),
    enabling,
  };
}
