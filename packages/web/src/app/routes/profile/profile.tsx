import { VerificationPrompt } from '#web/features/identity/email-verification/verification-prompt.tsx';
import { ProfilePage } from '#web/features/identity/profile/profile-page.tsx';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { AccountNav } from './account-nav.tsx';

/** Who the member is here. On a phone it is also the list of the pages about them. */
export function ProfileRoute() {
  const isNarrow = useNarrow();
  return (
    <div className="settings-page">
      {!isNarrow && <AccountNav isFirst />}
      <VerificationPrompt variant="subtle" />
      <ProfilePage ways={isNarrow && <AccountNav isFirst hasMemory />} />
    </div>
  );
}
