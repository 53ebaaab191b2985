import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { type JournalView, journalViews } from './journal-address.ts';

/** List, calendar, sky, and everything that was written. */
export function ViewSwitch({ current }: { readonly current: JournalView }) {
  const { t } = useTranslation('journal-views');
  return (
    <nav className="view-switch" aria-label={t('label')}>
      {journalViews.map((view) => (
        <Link
          key={view}
          to={paths.journal}
          search={view === 'list' ? {} : { view }}
          resetScroll={false}
          className="view-choice"
          // Else the router takes every view for the current page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(view)}
        </Link>
      ))}
    </nav>
  );
}
