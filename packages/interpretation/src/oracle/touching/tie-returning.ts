import { oracleOf } from '../../languages/language-packs.ts';
import type { OracleDream } from '../types.ts';
import { findThreads, type Thread } from './find-threads.ts';
import type { ScoredDream } from './score-dream.ts';

interface Tying {
  /** How many dreams have each symbol. */
  readonly counts: ReadonlyMap<string, number>;
  /** From this score on a dream touches the question. */
  readonly threshold: number;
  /** Images alone return: what is done and felt is met everywhere. */
  readonly isThing: (symbol: string) => boolean;
}

/** In so many dreams an image is one that returns, and no scenery. */
const mostDreams = 3;
/** What a returning image is worth; more where a dream says itself that it comes again. */
const worth = { twin: 1.8, again: 2.8, alone: 0.9, scene: 1.5 } as const;
/** Two dreams with so many things in common are of one scene. */
const ofScene = 2;

/** Two that touch the question faintly by the same image touch it together. */
const faint = 0.9;

type Mark = OracleDream['marks'][number];

/** A thing that returns by its name, among symbols. */
const ofThread = 'word:';

/** An image that comes in two or three dreams takes the others with it once one of them touches the question. */
export function tieReturning(
  scored: readonly ScoredDream[],
  { counts, threshold, isThing }: Tying,
): ScoredDream[] {
  const threads = findThreads(scored.map(({ dream }) => dream));
  const isTying = (symbol: string) => {
    const count = counts.get(symbol) ?? 0;
    return count > 1 && count <= mostDreams && isThing(symbol);
  };
  const bySymbol = new Map<string, ScoredDream[]>();
  for (const each of scored) {
    const symbols = each.dream.marks.filter(isThere).map(({ symbol }) => symbol);
    const words = (threads.get(each.dream.id) ?? []).map(({ stem }) => `${ofThread}${stem}`);
    for (const symbol of new Set([...symbols.filter(isTying), ...words]))
      bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), each]);
  }
  const own = new Map(
    scored.map((each) => [
      each.dream.id,
      each.score + Math.max(saidAgain(each, bySymbol), ofSameScene(each, scored, threads)),
    ]),
  );
  return scored.map((each) => {
    const ties = [...bySymbol].flatMap(([symbol, those]) => {
      if (!those.includes(each)) return [];
      const score = own.get(each.dream.id) ?? 0;
      const others = those.filter((other) => {
        const theirs = own.get(other.dream.id) ?? 0;
        const isFaint = score > 0 && theirs > 0 && score + theirs >= threshold * faint;
        return other !== each && (theirs >= threshold || isFaint);
      });
      // It touches the question by itself and takes the others with it.
      if (others.length === 0) return score >= threshold && those.length > 1 ? [{ symbol, gain: 0 }] : [];
      return [{ symbol, gain: others.concat(each).some(isAgain) ? worth.again : worth.twin }];
    });
    const alone = own.get(each.dream.id) ?? each.score;
    if (ties.length === 0) return { ...each, score: alone };
    const score = alone + Math.max(...ties.map(({ gain }) => gain));
    return withTies(
      { ...each, score },
      ties.map(({ symbol }) => symbol),
      threads.get(each.dream.id) ?? [],
    );
  });
}

/** A dream that touches the question faintly and says that an image comes again counts a little more. */
function saidAgain(each: ScoredDream, bySymbol: ReadonlyMap<string, readonly ScoredDream[]>): number {
  const returns = [...bySymbol.values()].some((those) => those.length > 1 && those.includes(each));
  return each.score > 0 && returns && isAgain(each) ? worth.alone : 0;
}

/** So does one whose scene comes in another one: several things of it at once. */
function ofSameScene(
  each: ScoredDream,
  scored: readonly ScoredDream[],
  threads: ReadonlyMap<number, readonly Thread[]>,
): number {
  const stems = new Set((threads.get(each.dream.id) ?? []).map(({ stem }) => stem));
  if (each.score <= 0 || stems.size < ofScene) return 0;
  const isTwin = scored.some(
    (other) =>
      other !== each &&
      (threads.get(other.dream.id) ?? []).filter(({ stem }) => stems.has(stem)).length >= ofScene,
  );
  return isTwin ? worth.scene : 0;
}

function isAgain({ dream }: ScoredDream): boolean {
  return oracleOf(dream.language).again.test(dream.content);
}

function withTies(each: ScoredDream, symbols: readonly string[], threads: readonly Thread[]): ScoredDream {
  const known = new Set(each.reasons.map(({ symbol }) => symbol));
  const marks = symbols.flatMap(
    (symbol) => each.dream.marks.find((mark) => mark.symbol === symbol && isThere(mark)) ?? [],
  );
  const fresh = marks.filter(({ symbol, name }) => name !== '' && !known.has(symbol));
  const named = threads.filter(({ stem }) => symbols.includes(`${ofThread}${stem}`));
  const wordAt = ({ start, end }: Thread) => each.dream.content.slice(start, end).toLowerCase();
  return {
    ...each,
    returning: symbols,
    threads: named,
    reasons: [
      ...each.reasons,
      ...fresh.map(({ name, symbol }) => ({ kind: 'returns' as const, text: name, symbol })),
      ...named
        .filter((thread) => !isCovered(thread, [...each.places, ...fresh]))
        .map((thread) => ({ kind: 'returns' as const, text: wordAt(thread) })),
    ],
    places: [
      ...each.places,
      ...fresh.map(({ start, end, symbol }) => ({ start, end, symbol, isThere: true })),
      ...named.map(({ start, end }) => ({ start, end, isThere: true })),
    ],
  };
}

function isCovered(
  thread: Thread,
  places: readonly { readonly start: number; readonly end: number }[],
): boolean {
  return places.some(({ start, end }) => start < thread.end && thread.start < end);
}

function isThere({ state }: Mark): boolean {
  return state === 'present';
}
