import type { HistoryWays } from '../../languages/pack/history-ways.ts';

/** "August", with its year where that is not the year of `today`; both `YYYY-MM-DD`. */
export function monthOf(date: string, today: string | undefined, ways: HistoryWays): string {
  const [year = '', month = ''] = date.split('-');
  return ways.month(Number(month), today?.startsWith(year) ? undefined : year);
}

/** A small number in words. */
export function countIn(count: number, { numbers }: HistoryWays): string {
  return numbers[count] ?? String(count);
}
