import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';

/** For those who have not told the Oracle anything yet: what they may tell it, and that they need not. */
export function ProfileInvitation() {
  const { t } = useTranslation('oracle');
  return (
    <aside className="oracle-invitation">
      <p>{t('profile.text')}</p>
      <p>
        <Link to={paths.oracleProfileSetup} className="link">
          {t('profile.link')}
        </Link>
      </p>
    </aside>
  );
}
