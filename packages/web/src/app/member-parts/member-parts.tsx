import type { SessionUser } from '@chitta/contract';
import { useVerifiedElsewhere } from '#web/features/identity/email-verification/use-verified-elsewhere.ts';
import { useKeptDreams } from '#web/features/journal/dreams/kept/use-kept-dreams.ts';
import { PushPrompt } from '#web/features/messaging/push-subscriptions/prompt/push-prompt.tsx';
import { useKeepSubscribed } from '#web/features/messaging/push-subscriptions/use-keep-subscribed.ts';
import { ReferralNotices } from '#web/features/payments/referrals/referral-notices.tsx';
import { useNightWatch } from '#web/lib/night/use-night-watch.ts';
import { useStore } from '#web/lib/store.ts';
import { installedAt } from '../install-prompt.ts';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { useOutboxSender } from './use-outbox-sender.ts';
import { useRecordingSweep } from './use-recording-sweep.ts';

/** Learns of a verification elsewhere, also where no banner asks for it. */
function WatchVerification() {
  useVerifiedElsewhere();
  return null;
}

/** What goes on behind every page of a member. */
export function MemberParts({ user }: { readonly user: SessionUser }) {
  useOutboxSender(user);
  useKeptDreams(user);
  useRecordingSweep(user.id);
  useNightWatch();
  useKeepSubscribed(user.id);
  return (
    <>
      <Shortcuts />
      {!user.emailVerified && <WatchVerification />}
      <ReferralNotices user={user} />
      <PushPrompt memberId={user.id} installedAt={useStore(installedAt)} />
    </>
  );
}
