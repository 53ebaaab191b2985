import type { Profile } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { OwnPicture } from './picture/own-picture.tsx';

const counted = ['dreams', 'readings', 'personalSymbols'] as const;

/** Who the member is here: picture, name, since when, and how much there is by now. */
export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const { displayName, username, createdAt, counts } = profile;
  const since = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(createdAt));
  const number = new Intl.NumberFormat(currentLanguage());
  return (
    <header className="profile-head">
      <OwnPicture profile={profile} />
      <div className="profile-who">
        <h1 className="page-title profile-name">{displayName ?? username}</h1>
        <p className="text-muted">
          {displayName && <span>{username} · </span>}
          {t('since', { date: since })}
        </p>
        <ul className="profile-counts">
          {counted
            .filter((name) => counts[name] > 0)
            .map((name) => (
              <li key={name}>
                <b>{number.format(counts[name])}</b> {t(`counts.${name}`, { count: counts[name] })}
              </li>
            ))}
        </ul>
      </div>
    </header>
  );
}
