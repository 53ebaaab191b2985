import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Says honestly that there is nothing here, and shows the way on. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <div className="notice-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to={paths.landing} className={buttonClass('primary')}>
          {t('notFound.home')}
        </Link>
      </p>
    </div>
  );
}
