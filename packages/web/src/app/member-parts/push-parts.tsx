import { PushPrompt } from '#web/features/messaging/push-subscriptions/prompt/push-prompt.tsx';
import { useKeepSubscribed } from '#web/features/messaging/push-subscriptions/use-keep-subscribed.ts';
import { useStore } from '#web/lib/store.ts';
import { installedAt } from '../install-prompt.ts';

/** Notifications of this browser: kept as they were turned on, and offered once to whoever has installed the app. */
export function PushParts({ memberId }: { readonly memberId: number }) {
  useKeepSubscribed(memberId);
  return <PushPrompt memberId={memberId} installedAt={useStore(installedAt)} />;
}
