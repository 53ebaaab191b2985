import { Unsubscribe } from '#web/features/messaging/reminders/unsubscribe/unsubscribe.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';

export function UnsubscribePage() {
  return <Unsubscribe token={useLinkToken()} />;
}
