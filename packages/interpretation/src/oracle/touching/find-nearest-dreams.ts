import type { OracleDream, TouchingDream } from '../types.ts';

/** What was dreamt so many days before a question may belong to it. */
const mostDays = 92;
const most = 3;
const day = 86_400_000;
/** Shorter notes show nothing that could be held beside a question. */
const fewestWords = 5;

/**
 * The last dreams before a question, in the order of their nights: where none of them names what is asked, they are what there
 * is to look at. They give no reason for touching it, since they have none but the time.
 */
export function findNearestDreams(
  dreams: readonly OracleDream[],
  { today, days = mostDays }: { readonly today: string; readonly days?: number },
): TouchingDream[] {
  const since = new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
  return dreams
    .filter(({ night, content }) => night >= since && content.split(/\s+/u).length >= fewestWords)
    .toSorted((a, b) => a.night.localeCompare(b.night) || a.id - b.id)
    .slice(-most)
    .map((dream) => ({ dream, score: 1, reasons: [], places: [], returning: [] }));
}

/** Whether a dream stands in an answer for its time alone. */
export function isNearest({ reasons }: TouchingDream): boolean {
  return reasons.length === 0;
}
