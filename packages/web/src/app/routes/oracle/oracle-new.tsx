import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { AskPart } from '../../oracle/ask-part.tsx';
import './oracle-pages.css';

/** A new question, and nothing else. */
export function OracleNewPage() {
  const { t } = useTranslation('oracle');
  return (
    <div className="oracle-page">
      <header className="oracle-head">
        <Link to={paths.oracle} className="oracle-back">
          <ArrowLeft size={18} aria-hidden />
          {t('title')}
        </Link>
        <h1 className="page-title">{t('new')}</h1>
      </header>
      <AskPart />
    </div>
  );
}
