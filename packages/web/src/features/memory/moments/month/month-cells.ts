/** A month (`YYYY-MM`) as its page shows it. */
export interface MonthCells {
  /** Cells before the first day, so that it stands under its weekday. */
  readonly lead: number;
  /** Every day, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** `firstWeekday` is 1 for Monday to 7 for Sunday. */
export function monthCells(month: string, firstWeekday: number): MonthCells {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weekday = new Date(`${month}-01T12:00:00Z`).getUTCDay() || 7;
  return {
    lead: (weekday - firstWeekday + 7) % 7,
    days: Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  };
}

/** The month so many months later, `YYYY-MM`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}
