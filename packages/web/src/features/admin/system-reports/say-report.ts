import type { ReportFigure, SystemReport } from '@chitta/contract';
import { auditActions, languages } from '@chitta/contract/limits';
import type { TFunction } from 'i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { currentLanguage, i18n } from '#web/lib/i18n.ts';
import { sayMailKind } from '#web/ui/mail-kind/mail-kind.ts';

/** A calendar day, in UTC as reports count them. */
export function sayDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}

export function sayPeriod(t: TFunction<'system-reports'>, { from, until }: SystemReport): string {
  return from === until ? sayDay(from) : t('period', { from: sayDay(from), until: sayDay(until) });
}

/** What a report is called: as its administrator did, else by its type. */
export function sayName(t: TFunction<'system-reports'>, { title, type }: SystemReport): string {
  return title === '' ? t(`type.${type}`) : title;
}

export const sayTime = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the unit that leaves few digits. */
export function saySize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(sizes.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = sizes[step] ?? 'byte';
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

/** A value with its unit, as people write it. */
export function sayValue({ value, unit, currency }: Omit<ReportFigure, 'measure' | 'part'>): string {
  const number = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(currentLanguage(), options).format(unit === 'percent' ? value / 100 : value);
  switch (unit) {
    case 'bytes':
      return saySize(value);
    case 'money':
      return formatMoney({ amount: value, currency: currency ?? 'usd' });
    case 'percent':
      return number({ style: 'percent', maximumFractionDigits: 1 });
    case 'average':
      return number({ maximumFractionDigits: 2 });
    case 'count':
      return number();
  }
}

/**
 * A part in words, acts of administrators in those of the audit log; what has none, such as a symbol or a table, is
 * called as the server calls it.
 */
export function sayPart(part: string): string {
  if (languages.some((language) => language === part)) {
    return new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(part) ?? part;
  }
  const action = auditActions.find((each) => each === part);
  if (action) {
    const of: TFunction<'audit-log'> = i18n.getFixedT(null, 'audit-log');
    return of(`action.${action.replace('.', '_')}`);
  }
  const mail = sayMailKind(part);
  if (mail !== null) return mail;
  if (!/^\w+$/.test(part) || !i18n.exists(`system-reports:part.${part}`)) return part;
  const t: TFunction<'system-reports'> = i18n.getFixedT(null, 'system-reports');
  return t(`part.${part}`);
}
