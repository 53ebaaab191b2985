import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';

const things = ['readings', 'journal', 'dictionary', 'data', 'kept', 'oracle'] as const;

/** What nobody ever has to pay for. */
export function StaysFree() {
  const { t } = useTranslation('plans');
  return (
    <div className="stays-free">
      <ul>
        {things.map((thing) => (
          <li key={thing}>{t(`stays.${thing}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.learn} className="link">
          {t('stays.learn')}
        </Link>
      </p>
    </div>
  );
}
