import type { OracleDream, TouchingDream } from '../types.ts';

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
