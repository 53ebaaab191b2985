import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BlocksList } from '#web/features/community/pseudonyms/blocks-list.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { ProfileForm } from '#web/features/community/pseudonyms/profile-form.tsx';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import '#web/features/community/posts/community.css';

/** Who the member is among others, and whom they do not want to hear from. */
export function CommunityProfilePage() {
  const { t } = useTranslation('community-profile');
  const profile = useQuery(profileQuery);
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={communityPaths.feed}>{t('back')}</BackLink>
        <h1 className="page-title">{t('title')}</h1>
        <p className="community-lead">{t('lead')}</p>
      </header>
      <QueryResult query={profile} retry={t('retry')} placeholder="h-48">
        {(known) => (
          <>
            <ProfileForm profile={known} />
            {known.mayWrite && !known.mayReply && (
              <p>
                {t('verify')}{' '}
                <Link to={paths.account} className="link">
                  {t('account')}
                </Link>
              </p>
            )}
          </>
        )}
      </QueryResult>
      <BlocksList />
    </div>
  );
}
