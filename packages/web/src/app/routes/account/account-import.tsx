import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Imports } from '#web/features/data/imports/imports.tsx';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { AccountNav } from '../profile/account-nav.tsx';

/** Brings dreams from elsewhere into the journal. */
export function AccountImportPage() {
  const { t } = useTranslation('imports');
  return (
    <div className="settings-page">
      <AccountNav />
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('lead')}</p>
      </header>
      <Imports
        journalLink={(text) => (
          <Link to={paths.journal} className={buttonClass()}>
            {text}
          </Link>
        )}
      />
    </div>
  );
}
