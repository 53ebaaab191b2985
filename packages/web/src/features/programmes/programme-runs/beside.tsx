import type { Programme } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What elsewhere in the app goes with a programme: marks of nights, reminders, exercises of the Oracle. */
export function Beside({ programme: { name, practices } }: { readonly programme: Programme }) {
  const { t } = useTranslation('programme-runs');
  return (
    <section className="run-beside">
      {name === 'recall' && (
        <Link to={memoryPaths.lane} className="link">
          {t('toMarks')}
        </Link>
      )}
      <p className="run-hint">
        {t('reminders')}{' '}
        <Link to={memoryPaths.lane} className="link">
          {t('toReminders')}
        </Link>
      </p>
      {practices.length > 0 && (
        <Disclosure title={t('practices')}>
          <ul className="run-steps">
            {practices.map(({ id, title, minutes, why, steps }) => (
              <li key={id}>
                <h3>
                  {title} <span className="run-optional">· {t('minutes', { count: minutes })}</span>
                </h3>
                <p className="run-text">{why}</p>
                <ol className="run-practice">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
