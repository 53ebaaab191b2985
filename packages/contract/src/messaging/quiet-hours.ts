/** Hours in which nothing comes, as minutes after midnight; those from 22:00 to 7:00 go over midnight. */
export interface QuietHours {
  readonly from: number;
  /** The first minute that is not quiet any more. */
  readonly to: number;
}

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes after midnight. */
export function clockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Whether the hours are quiet when clocks show `minutes`. */
export function isQuiet(quiet: QuietHours | null, minutes: number): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** When something for `minutes` may come that day: then, at the end of the quiet hours, or not any more (null). */
export function afterQuiet(quiet: QuietHours | null, minutes: number): number | null {
  if (quiet === null || !isQuiet(quiet, minutes)) return minutes;
  return quiet.to > minutes ? quiet.to : null;
}

/** Minutes from `minutes` until the hours are quiet or the day is over. */
export function minutesUntilQuiet(quiet: QuietHours | null, minutes: number): number {
  const end = quiet !== null && quiet.from > minutes ? quiet.from : 24 * 60;
  return end - minutes;
}
