import type { LetterSummary } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { monthWords } from './month-words.ts';
import './monthly-letters.css';

/** Months that have a letter, latest first; before the first, how it comes about. */
export function LettersList({ letters }: { readonly letters: readonly LetterSummary[] }) {
  const { t } = useTranslation('letters');
  if (letters.length === 0) {
    return (
      <p>
        {t('nothing')}{' '}
        <Link to={paths.dreamInput} className="link">
          {t('write')}
        </Link>
      </p>
    );
  }
  return (
    <ul className="letters-list">
      {letters.map(({ month, dreams, nights }) => (
        <li key={month}>
          <Link to={insightsPaths.letter} params={{ month }} className="letters-item">
            <span>{monthWords(month)}</span>
            <span className="text-muted">
              {t('counts', {
                dreams: t('dreams', { count: dreams }),
                nights: t('nights', { count: nights }),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
