/** When a night is over, in epoch milliseconds. */
export interface Morning {
  /** A page opened from now on is bright; nobody's page changes under their eyes. */
  readonly begins: number;
  /** The last dim page becomes bright. */
  readonly ends: number;
}

/** Hours on the clock of the device. */
const firstHour = 5;
const lastHour = 10;

function nextAt(hour: number, since: Date): number {
  const today = new Date(since.getFullYear(), since.getMonth(), since.getDate(), hour);
  if (today > since) return today.getTime();
  return new Date(since.getFullYear(), since.getMonth(), since.getDate() + 1, hour).getTime();
}

/** The morning that ends a night begun at `since`; one that is begun in the morning ends with it. */
export function morningAfter(since: Date): Morning {
  const ends = nextAt(lastHour, since);
  return { begins: Math.min(nextAt(firstHour, since), ends), ends };
}

/** Whether it is so late that a dim page is welcome. */
export function isLate(now: Date): boolean {
  return now.getHours() >= 23 || now.getHours() < firstHour;
}
