import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  devicesQuery,
  messagingQuery,
  pushHereQuery,
  useChangeMessaging,
} from '../push-subscriptions.api.ts';
import { type EnableOutcome, enablePush } from './enable-push.ts';

/** What has to be told or asked after an attempt; `detail` is what went wrong. */
export type Told =
  | { readonly kind: 'unsupported' | 'email-question' | 'email-enabled' }
  | { readonly kind: 'failed'; readonly detail: string };

const toldAfter: Partial<Record<EnableOutcome, Told>> = {
  unsupported: { kind: 'unsupported' },
  denied: { kind: 'email-question' },
};

/** Turns notifications on in this browser, and has mails sent instead where it refuses. */
export function useEnablePush(memberId: number) {
  const client = useQueryClient();
  const messaging = useChangeMessaging();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const { queryKey } = pushHereQuery(memberId);

  /** A member who had turned pushes off for every device has now turned them on. */
  const allow = async () => {
    const { isOn } = await client.fetchQuery(devicesQuery);
    if (isOn) return;
    const known = await client.fetchQuery({ ...messagingQuery, staleTime: 0 });
    await messaging.mutateAsync({ ...known, pushNotifications: true });
  };
  const enable = async (): Promise<EnableOutcome | 'failed'> => {
    setBusy(true);
    try {
      const outcome = await enablePush(memberId);
      if (outcome === 'enabled') await allow();
      setTold(toldAfter[outcome] ?? null);
      return outcome;
    } catch (error) {
      setTold({ kind: 'failed', detail: error instanceof Error ? error.message : '' });
      return 'failed';
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey });
    }
  };
  const takeMails = async () => {
    const known = await client.fetchQuery({ ...messagingQuery, staleTime: 0 });
    await messaging.mutateAsync({ ...known, emailNotifications: true });
    setTold({ kind: 'email-enabled' });
  };
  return { enable, isBusy, told, takeMails, forget: () => setTold(null) };
}
