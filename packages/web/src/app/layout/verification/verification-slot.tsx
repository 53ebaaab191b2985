import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { expectedUser, useSession } from '#web/lib/session.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { isBannerShown } from './verification-state.ts';

/** Pages that are about verification themselves. */
const ownPages = /^\/(?:verify-email|verification-required)(?:\/|$)/;

/** Milliseconds. */
const bannerAfter = 1000;

type Banner = ComponentType<{ readonly onDismiss: () => void }>;

/** Today's banner of a member, by the calendar of the device. */
function markOf(userId: number): string {
  return `${userId} ${new Date().toDateString()}`;
}

/** The banner of the day: true until it is put aside, or somebody begins to write. */
function useDailyBanner(userId: number) {
  const [isShown, setShown] = useState(() => readLocal(localKeys.verificationBannerDay) !== markOf(userId));
  useEffect(() => {
    if (!isShown) return;
    writeLocal(localKeys.verificationBannerDay, markOf(userId));
    isBannerShown.set(true);
    const handleInput = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) setShown(false);
    };
    document.addEventListener('input', handleInput);
    return () => {
      document.removeEventListener('input', handleInput);
      isBannerShown.set(false);
    };
  }, [isShown, userId]);
  return { isShown, hide: () => setShown(false) };
}

function DailyBanner({ userId }: { readonly userId: number }) {
  const { isShown, hide } = useDailyBanner(userId);
  if (!isShown) return null;
  return (
    <div className="verification-slot no-print">
      <LazyBanner onDismiss={hide} />
    </div>
  );
}

/**
 * The place of the verification banner, once a day; the rest of the day a dot at the account says the same. It is there from the first picture on, before the server has said who is
 * signed in and before the banner is fetched, so that no page jumps.
 */
export function VerificationSlot() {
  const { status, user: found } = useSession();
  const user = status === 'checking' ? expectedUser() : found;
  const isElsewhere = useRouterState({ select: ({ location }) => !ownPages.test(location.pathname) });
  if (!isElsewhere || !user || user.emailVerified) return null;
  return <DailyBanner key={user.id} userId={user.id} />;
}

function LazyBanner({ onDismiss }: { readonly onDismiss: () => void }) {
  const [Banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    const load = () => {
      Promise.all([
        import('#web/features/identity/email-verification/verification-banner.tsx'),
        loadWords('email-verification'),
      ]).then(
        ([module]) => setBanner(() => module.VerificationBanner),
        // Without it the app is whole; its place stays empty until the next visit.
        () => undefined,
      );
    };
    // The page itself goes before; the place is kept free.
    const timer = setTimeout(load, bannerAfter);
    return () => clearTimeout(timer);
  }, []);
  return Banner && <Banner onDismiss={onDismiss} />;
}
