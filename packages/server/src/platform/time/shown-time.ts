/** `HH:MM` of a time of birth: PostgreSQL tells seconds as well, which nobody knows. */
export function shownTime(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}
