/**
 * The same day and time (UTC) that many calendar months after the anchor, or the month's last day where it has no such
 * day. Count from the anchor, never from a result: 31 January is 28 February, and again 31 March.
 */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  // The first exists in every month; the day is set once the month is right.
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}
