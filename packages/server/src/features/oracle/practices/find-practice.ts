import type { Language, Practice } from '@chitta/contract';
import { practicesOf } from '#server/platform/dictionary/practices.ts';

/** A practice as people read it; null for one that is no longer given. */
export function findPractice(language: Language, id: string | null): Practice | null {
  const found = id === null ? undefined : practicesOf(language).get(id);
  if (found === undefined) return null;
  const { title, minutes, time, why, steps, notice, source } = found;
  return {
    id: found.id,
    title,
    minutes,
    time,
    why,
    steps: [...steps],
    notice,
    source: source ? { title: source.title, url: source.url ?? null } : null,
  };
}
