/** What was and what is, for the audit log; what stayed is said once. */
export function sayChange<T extends string | number | null>(before: T, after: T): string {
  return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}

function say(value: string | number | null): string {
  return value === null ? '∞' : String(value);
}
