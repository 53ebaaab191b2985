/**
 * What somebody typed with a point or comma, in its smallest units: `12.5` with two digits is 1250. Null where it is no
 * such number or has more digits. No float comes between.
 */
export function parseDecimal(typed: string, digits: number): number | null {
  const match = /^([+-]?)(\d{1,12})(?:[.,](\d+))?$/.exec(typed.trim().replace('−', '-'));
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > digits) return null;
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return sign === '-' && units > 0 ? -units : units;
}

/** The same back, with a point. */
export function toTyped(units: number, digits: number): string {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const sign = units < 0 ? '-' : '';
  return sign + (digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
}
