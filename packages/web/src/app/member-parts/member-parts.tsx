import type { SessionUser } from '@chitta/contract';
import { useKeptDreams } from '#web/features/journal/dreams/kept/use-kept-dreams.ts';
import { ReferralNotices } from '#web/features/payments/referrals/referral-notices.tsx';
import { useNightWatch } from '#web/lib/night/use-night-watch.ts';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { useOutboxSender } from './use-outbox-sender.ts';

/** What goes on behind every page of a member. */
export function MemberParts({ user }: { readonly user: SessionUser }) {
  useOutboxSender(user);
  useKeptDreams(user);
  useNightWatch();
  return (
    <>
      <Shortcuts />
      <ReferralNotices user={user} />
    </>
  );
}
