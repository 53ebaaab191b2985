import type { MemoryProgress } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

const parts = ['trend', 'reach', 'kinds', 'year', 'compare'] as const;

/** What premium adds to these seven days, said of the member’s own figures; nothing is shown that is not there. */
export function PremiumOffer({ progress }: { readonly progress: MemoryProgress }) {
  const { t } = useTranslation('memory-progress');
  const { days } = progress;
  const moments = days.reduce((sum, day) => sum + day.moments, 0);
  const exercises = days.reduce((sum, day) => sum + day.exercises, 0);
  return (
    <section className="progress-offer" aria-labelledby="progress-offer">
      <h2 id="progress-offer">{t('offer.title')}</h2>
      <p>
        {moments + exercises === 0
          ? t('offer.nothing')
          : t('offer.own', {
              moments: t('moments', { count: moments }),
              exercises: t('exercises', { count: exercises }),
            })}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{t(`offer.${part}`)}</li>
        ))}
      </ul>
      <p className="text-muted">{t('offer.kept')}</p>
      <p>
        <Link to={membershipPaths.subscribe} className={buttonClass('quiet')}>
          {t('offer.see')}
        </Link>
      </p>
    </section>
  );
}
