/** Whether the runtime knows an IANA time zone of this name. Offsets such as `+05:00` are no zones. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone that a browser tells of, if this server knows it too: that it does not is no reason to turn anybody away. */
export function knownTimezone(name: string | undefined): string | null {
  return name !== undefined && isTimezone(name) ? name : null;
}

/** Minutes east of UTC that a known zone is at `now`. */
export function timezoneOffset(timezone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName');
  const match = /GMT(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2})/.exec(parts?.value ?? '');
  if (!match?.groups) return 0;
  const { sign, hours, minutes } = match.groups;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
