import type { MemoryMean } from '@chitta/contract';
import type { TFunction } from 'i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** A day in few letters, such as "Nov 16". */
export function shortDay(day: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** A figure with at most one digit behind the point. */
export function figure(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(value);
}

/** A mean with its range, where there is one. No number of days is below none. */
export function meanWords(mean: MemoryMean | null, t: TFunction<'memory-progress'>): string {
  if (!mean) return t('mean.none');
  const { low, high } = mean;
  if (low === null || high === null) return t('mean.bare', { mean: figure(mean.mean) });
  return t('mean.range', { mean: figure(mean.mean), low: figure(Math.max(0, low)), high: figure(high) });
}
