import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FigureList } from '#web/features/journal/dreams/figures/figure-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';

/** Who and where the member dreams of. */
export function PeoplePage() {
  const { t } = useTranslation(['figures', 'dreams']);
  return (
    <div className="settings-page people-page">
      <header>
        <Link to={paths.journal} className="figures-back">
          <ArrowLeft size={18} aria-hidden />
          {t('dreams:journal.title')}
        </Link>
        <h1 className="page-title">{t('dreams:journal.people')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <FigureList user={useMember()} />
    </div>
  );
}
