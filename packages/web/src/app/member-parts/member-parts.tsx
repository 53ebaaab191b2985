import type { SessionUser } from '@chitta/contract';
import { useEffect, useState } from 'react';
import {
  useSeenElsewhere,
  useVerifiedElsewhere,
} from '#web/features/identity/email-verification/use-verified-elsewhere.ts';
import { useKeptDreams } from '#web/features/journal/dreams/kept/use-kept-dreams.ts';
import { ReferralNotices } from '#web/features/payments/referrals/referral-notices.tsx';
import { useNightWatch } from '#web/lib/night/use-night-watch.ts';
import { useActionLog } from '../action-log/use-action-log.ts';
import { MessagingParts } from './messaging-parts.tsx';
import type { PushParts as Parts } from './push-parts.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { useOutboxSender } from './use-outbox-sender.ts';
import { useRecordingSweep } from './use-recording-sweep.ts';

/** Learns of a verification on another device too, also where no banner asks for it. */
function WatchVerification() {
  useVerifiedElsewhere();
  return null;
}

/** What browsers receive while the app is closed. Apart: nothing of it is needed where the others are. */
function usePushParts(): typeof Parts | null {
  const [PushParts, setParts] = useState<typeof Parts | null>(null);
  useEffect(() => {
    import('./push-parts.tsx').then(
      (module) => setParts(() => module.PushParts),
      // The next start fetches them again.
      () => undefined,
    );
  }, []);
  return PushParts;
}

/** What goes on behind every page of a member. */
export function MemberParts({ user }: { readonly user: SessionUser }) {
  useSeenElsewhere();
  useOutboxSender(user);
  useKeptDreams(user);
  useRecordingSweep(user.id);
  useNightWatch();
  useActionLog();
  const PushParts = usePushParts();
  return (
    <>
      <Shortcuts />
      {!user.emailVerified && <WatchVerification />}
      <ReferralNotices user={user} />
      <MessagingParts user={user} />
      {PushParts && <PushParts memberId={user.id} />}
    </>
  );
}
