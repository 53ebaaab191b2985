/** How many months back a journal looks on a day: each of the first half-year's marks, then every year. */
const recentMonths = [1, 3, 6];

export interface DayBefore {
  readonly monthsAgo: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** The same day of earlier months and years, back to `firstDay`. A day that a month does not have is left out. */
export function daysBefore(today: string, firstDay: string): DayBefore[] {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const years = Math.max(0, year - Number(firstDay.slice(0, 4)));
  const all = [...recentMonths, ...Array.from({ length: years }, (_, index) => 12 * (index + 1))];
  return all.flatMap((monthsAgo) => {
    const then = new Date(Date.UTC(year, month - 1 - monthsAgo, date));
    const day = then.toISOString().slice(0, 10);
    return then.getUTCDate() === date && day >= firstDay ? [{ monthsAgo, day }] : [];
  });
}
