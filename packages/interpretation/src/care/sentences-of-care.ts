import type { DreamView } from '../arcs/dream-view.ts';
import type { Care } from './find-care.ts';

/** The sentences in which care found what it found, by their numbers. */
export function sentencesOfCare(view: DreamView, { spans }: Care): ReadonlySet<number> {
  const told = new Set<number>();
  for (let at = 0; at < view.length; at += 1) {
    const { start = 0, end = 0 } = view.tokens[at] ?? {};
    if (spans.some((span) => span.start < end && start < span.end)) told.add(view.sentence(at));
  }
  return told;
}
