import { useTranslation } from 'react-i18next';
import { SmallSky } from '#web/ui/sky/small-sky.tsx';
import { nights, returning } from './nights.ts';

export const nightCount = nights.length;
export const returnCount = nights.filter(({ stars }) => stars.some(({ id }) => id === returning)).length;

const lit = new Set([returning]);

/** Many nights as they stand in a journal, with what returns in them bright. */
export function ReturningNights() {
  const { t } = useTranslation('landing-more');
  return (
    <div
      className="returning-nights"
      role="img"
      aria-label={t('returns.sky', { count: returnCount, nights: nightCount })}
    >
      {nights.map(({ stars, links }) => (
        <SmallSky key={stars.map(({ id }) => id).join()} stars={stars} links={links} lit={lit} />
      ))}
    </div>
  );
}
