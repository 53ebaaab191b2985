import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PostList } from '#web/features/community/posts/post-list.tsx';
import { RoomNote } from '#web/features/community/posts/room-note.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import '#web/features/community/posts/community.css';

const languages = ['en', 'es'] as const;

/** What members have chosen to share. Everybody can read it. */
export function CommunityPage() {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { theme, language, own } = useSearch({ from: '/community' });
  const navigate = useNavigate({ from: '/community' });
  const profile = useQuery({ ...profileQuery, enabled: user !== null });
  const isOwn = own === true && user !== null;
  return (
    <div className="community-page">
      <header className="community-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="community-lead">{t('lead')}</p>
        <p className="community-ways">
          {user ? (
            <>
              <Link to={communityPaths.share} className={buttonClass()} {...(theme && { search: { theme } })}>
                {t('share')}
              </Link>
              <Link to={communityPaths.circles} className="link">
                {t('circles')}
              </Link>
              <Link to={communityPaths.profile} className="link">
                {t('profile')}
              </Link>
            </>
          ) : (
            <Link to={paths.signup} className={buttonClass()}>
              {t('join')}
            </Link>
          )}
          <Link to={communityPaths.rules} className="link">
            {t('rules')}
          </Link>
        </p>
      </header>
      {theme && (
        <>
          <RoomNote theme={theme} />
          <p className="community-ways">
            <Link to={themePaths.one} params={{ name: theme }} className="link">
              {t('room.theme')}
            </Link>
            <Link to={communityPaths.feed} className="link">
              {t('room.leave')}
            </Link>
          </p>
        </>
      )}
      <div className="community-filters">
        <SelectField
          label={t('filter.language')}
          value={language ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: (before) => ({ ...before, language: languages.find((each) => each === target.value) }),
              replace: true,
            })
          }
        >
          <option value="">{t('filter.all')}</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`filter.${each}`)}
            </option>
          ))}
        </SelectField>
        {user && (
          <SelectField
            label={t('filter.whose')}
            value={isOwn ? 'own' : ''}
            onChange={({ target }) =>
              void navigate({
                search: (before) => ({ ...before, own: target.value === 'own' ? true : undefined }),
                replace: true,
              })
            }
          >
            <option value="">{t('filter.everybody')}</option>
            <option value="own">{t('filter.own')}</option>
          </SelectField>
        )}
      </div>
      <PostList
        filter={{ language, theme, isOwn }}
        mayWrite={profile.data?.mayWrite ?? false}
        isMember={user !== null}
      />
    </div>
  );
}
