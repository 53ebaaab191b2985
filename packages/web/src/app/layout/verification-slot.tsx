import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { expectedUser, useSession } from '#web/lib/session.ts';
import { readTab, tabKeys, writeTab } from '#web/lib/storage-keys.ts';

/** Pages that are about verification themselves. */
const ownPages = /^\/(?:verify-email|verification-required)(?:\/|$)/;

type Banner = ComponentType<{ readonly onDismiss: () => void }>;

/**
 * The place of the verification banner. It is there from the first picture on, before the server has said who is
 * signed in and before the banner is fetched, so that no page jumps.
 */
export function VerificationSlot() {
  const { status, user: found } = useSession();
  const user = status === 'checking' ? expectedUser() : found;
  const [dismissedBy, setDismissedBy] = useState(() => readTab(tabKeys.verificationBannerDismissed));
  const isElsewhere = useRouterState({ select: ({ location }) => !ownPages.test(location.pathname) });
  if (!isElsewhere || !user || user.emailVerified || dismissedBy === String(user.id)) return null;
  const dismiss = () => {
    writeTab(tabKeys.verificationBannerDismissed, String(user.id));
    setDismissedBy(String(user.id));
  };
  return (
    <div className="verification-slot no-print">
      <LazyBanner onDismiss={dismiss} />
    </div>
  );
}

function LazyBanner({ onDismiss }: { readonly onDismiss: () => void }) {
  const [Banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    Promise.all([
      import('#web/features/identity/email-verification/verification-banner.tsx'),
      loadWords('email-verification'),
    ]).then(
      ([module]) => setBanner(() => module.VerificationBanner),
      // Without it the app is whole; its place stays empty until the next visit.
      () => undefined,
    );
  }, []);
  return Banner && <Banner onDismiss={onDismiss} />;
}
