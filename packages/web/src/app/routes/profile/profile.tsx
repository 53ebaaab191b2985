import { ProfilePage } from '#web/features/identity/profile/profile-page.tsx';
import { AccountNav } from './account-nav.tsx';

/** Who the member is here. */
export function ProfileRoute() {
  return (
    <div className="settings-page">
      <AccountNav />
      <ProfilePage />
    </div>
  );
}
