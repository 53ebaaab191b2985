import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Where nothing was asked yet: what a line of the list will be, by one example. */
export function HistoryEmpty() {
  const { t } = useTranslation('oracle');
  return (
    <section className="history-empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <figure aria-label={t('empty.exampleLabel')}>
        <div className="history-line">
          <div className="history-day">
            <span aria-hidden>12</span>
          </div>
          <div className="min-w-0">
            <p className="history-question">{t('empty.question')}</p>
            <p className="history-thought">{t('empty.thought')}</p>
            <p className="history-marks">
              <span className="history-mark">{t('fields.work')}</span>
              <span className="history-mark">{t('history.entries', { count: 3 })}</span>
            </p>
          </div>
        </div>
        <figcaption>{t('empty.explained')}</figcaption>
      </figure>
      <p>
        <Link to={paths.oracle} className={buttonClass('primary', 'large')}>
          {t('empty.ask')}
        </Link>
      </p>
    </section>
  );
}
