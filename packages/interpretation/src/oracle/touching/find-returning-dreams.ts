import type { OracleDream, TouchingDream } from '../types.ts';
import { findThreads } from './find-threads.ts';

/** An image is one that returns from so many dreams on. */
const fewest = 2;
/** What stands in more of the dreams than this is the place where the dreamer lives, and no image. */
const mostShare = 0.6;
/** A journal of fewer dreams says nothing of what returns. */
const fewestDreams = 5;

/**
 * The dreams of the image that returned most often, and of two alike the one that came last; none where nothing returns.
 * Where no dream touches a question, what comes back unasked is what there is to hold beside it.
 * @param isThing images alone return: what is done and felt is met everywhere
 */
export function findReturningDreams(
  dreams: readonly OracleDream[],
  isThing: (symbol: string) => boolean,
): TouchingDream[] {
  if (dreams.length < fewestDreams) return [];
  const tied = tiedByThreads(dreams);
  if (tied.length > 0) return tied;
  const bySymbol = new Map<string, OracleDream[]>();
  for (const dream of dreams)
    for (const symbol of new Set(
      dream.marks.filter(({ state }) => state === 'present').map((mark) => mark.symbol),
    ))
      if (isThing(symbol)) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), dream]);
  const lastNight = (of: readonly OracleDream[]) =>
    of
      .map(({ night }) => night)
      .sort()
      .at(-1) ?? '';
  const [best] = [...bySymbol]
    .filter(([, of]) => of.length >= fewest && of.length <= dreams.length * mostShare)
    .sort(
      ([a, one], [b, other]) =>
        other.length - one.length || lastNight(other).localeCompare(lastNight(one)) || a.localeCompare(b),
    );
  if (best === undefined) return [];
  const [symbol, of] = best;
  return of.map((dream) => touchedBy(symbol, dream));
}

/**
 * The dreams around the one that has most things in common with others, where it has several: these are tied by more than one
 * thing that returns, which no chance does.
 */
export function tiedByThreads(dreams: readonly OracleDream[]): TouchingDream[] {
  const threads = findThreads(dreams);
  const stemsOf = ({ id }: OracleDream) => new Set((threads.get(id) ?? []).map(({ stem }) => stem));
  const byNight = dreams.toSorted((a, b) => a.night.localeCompare(b.night) || a.id - b.id);
  const [hub] = byNight.toReversed().sort((a, b) => stemsOf(b).size - stemsOf(a).size);
  if (hub === undefined || stemsOf(hub).size < fewestThings) return [];
  const stems = stemsOf(hub);
  return byNight.flatMap((dream) => {
    const shared = (threads.get(dream.id) ?? []).filter(({ stem }) => stems.has(stem));
    if (shared.length === 0) return [];
    return [
      {
        dream,
        score: shared.length,
        reasons: shared.map(({ start, end }) => ({
          kind: 'returns' as const,
          text: dream.content.slice(start, end).toLowerCase(),
        })),
        places: shared.map(({ start, end }) => ({ start, end, isThere: true })),
        returning: shared.map(({ stem }) => `word:${stem}`),
        threads: shared,
      },
    ];
  });
}
const fewestThings = 2;

function touchedBy(symbol: string, dream: OracleDream): TouchingDream {
  const marks = dream.marks.filter((mark) => mark.symbol === symbol && mark.state === 'present');
  const name = marks[0]?.name ?? '';
  return {
    dream,
    score: marks.length,
    reasons: name === '' ? [] : [{ kind: 'returns', text: name, symbol }],
    places: marks.map(({ start, end }) => ({ start, end, symbol, isThere: true })),
    returning: [symbol],
  };
}
