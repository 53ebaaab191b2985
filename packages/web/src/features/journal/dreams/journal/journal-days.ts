import { dayIn } from '#web/lib/format/day-in.ts';

/** The member's own zone, or the device's where none is known. */
export function zoneOf(user: { readonly timezone: string | null }): string {
  return user.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export interface Month<Item> {
  /** `YYYY-MM` */
  readonly key: string;
  /** Localised, such as "November 2026". */
  readonly label: string;
  readonly items: readonly Item[];
}

/** Groups dreams, newest first, by the month in which they were written where the member lives. */
export function groupByMonth<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
  zone: string,
  language: string,
): readonly Month<Item>[] {
  const label = new Intl.DateTimeFormat(language, { timeZone: zone, month: 'long', year: 'numeric' });
  const months = new Map<string, { key: string; label: string; items: Item[] }>();
  for (const item of items) {
    const at = new Date(item.createdAt);
    const key = dayIn(zone, at).slice(0, 7);
    const month = months.get(key) ?? { key, label: label.format(at), items: [] };
    month.items.push(item);
    months.set(key, month);
  }
  return [...months.values()];
}
