import type { CommunityProfile } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProfileForm } from '#web/features/community/pseudonyms/profile-form.tsx';
import { paths } from '#web/lib/paths.ts';

/** What is left to do before somebody can be in a circle: a name for the others, and a verified address. */
export function JoiningNeeds({ profile }: { readonly profile: CommunityProfile }) {
  const { t } = useTranslation('community-circles');
  if (!profile.mayWrite)
    return (
      <>
        <p>{t('first')}</p>
        <ProfileForm profile={profile} />
      </>
    );
  return (
    <p>
      {t('verify')}{' '}
      <Link to={paths.account} className="link">
        {t('account')}
      </Link>
    </p>
  );
}
