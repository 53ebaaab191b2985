import type { DreamNight } from '@chitta/contract';
import type { TFunction } from 'i18next';
import { nightDays } from '#web/lib/format/format-night.ts';
import { moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import { titleOf } from '../journal/row-title.ts';

/** The moment of a night at which its moon is drawn: towards its end. */
export function moonTime(night: string): Date {
  return new Date(`${night}T04:00:00Z`);
}

/** What a night says read aloud: its days, its dreams, its moon. */
export function nightWords({ night, dreams, count, category }: DreamNight, t: TFunction): string {
  const titles = dreams.map(titleOf).join(', ');
  const rest = count > dreams.length ? t('journal-views:andMore', { count: count - dreams.length }) : '';
  const moon = t(`dreams:moon.${moonPhase(moonTime(night)).name}`);
  return [
    t('dreams:night.of', { days: nightDays(night) }),
    [titles, rest].filter(Boolean).join(' '),
    category ? t(`dreams:category.${category}`) : '',
    moon,
  ]
    .filter(Boolean)
    .join('. ');
}
