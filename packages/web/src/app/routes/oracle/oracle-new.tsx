import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { AskPart } from '../../oracle/ask-part.tsx';
import './oracle-pages.css';

/** A new question, and nothing else. */
export function OracleNewPage() {
  const { t } = useTranslation('oracle');
  return (
    <div className="oracle-page">
      <header className="oracle-head">
        <BackLink to={paths.oracle}>{t('title')}</BackLink>
        <h1 className="page-title">{t('new')}</h1>
      </header>
      <AskPart />
    </div>
  );
}
