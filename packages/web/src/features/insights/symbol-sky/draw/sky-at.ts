import type { SymbolSky } from '@chitta/contract';
import { type GroupFamily, groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { Join } from '../layout/choose-joins.ts';
import type { LaidOutSky } from '../layout/lay-out-symbols.ts';
import { dreamsUntil } from '../sky-steps.ts';

/** A sky as it was in a step: how large each star was, and which lines there were. */
export interface SkyAt {
  /** Dreams of each star up to then; 0: not there yet. */
  readonly dreams: Uint32Array;
  /** Radius of each star in pixels, where the whole sky is seen. */
  readonly radius: Float32Array;
  readonly joins: readonly Join[];
  /** Stars that are there, the most frequent first. */
  readonly order: readonly number[];
}

/** Radius of what came once, and of what came most. */
export const starRadii = { least: 1.25, most: 4.8 } as const;

/** Equal light for equal counts at any time: the last star to come does not make the others smaller. */
export function skyAt(
  { stars }: Pick<SymbolSky, 'stars'>,
  { joins }: Pick<LaidOutSky, 'joins'>,
  until: number,
): SkyAt {
  const dreams = Uint32Array.from(stars, (star) => dreamsUntil(star, until));
  const most = stars.reduce((found, { count }) => Math.max(found, count), 2);
  const grown = (count: number) => Math.min(1, (count - 1) / (most - 1)) ** 0.75;
  const radius = Float32Array.from(dreams, (count) =>
    count === 0 ? 0 : starRadii.least + (starRadii.most - starRadii.least) * grown(count),
  );
  const order = [...dreams.keys()]
    .filter((star) => (dreams[star] ?? 0) > 0)
    .sort((a, b) => (dreams[b] ?? 0) - (dreams[a] ?? 0) || a - b);
  return { dreams, radius, joins: joins.filter(({ since }) => since <= until), order };
}

/** Stars that had met one in a step, with the dreams in which both were; the most often first. */
export function metBy(
  { lines }: Pick<SymbolSky, 'lines'>,
  star: number,
  until: number,
): readonly { readonly star: number; readonly dreams: number }[] {
  return lines
    .filter(([from, to, , since]) => (from === star || to === star) && since <= until)
    .map(([from, to, dreams]) => ({ star: from === star ? to : from, dreams }))
    .sort((a, b) => b.dreams - a.dreams || a.star - b.star);
}

/** The family of each star. */
export const familiesOf = ({ stars }: Pick<SymbolSky, 'stars'>): readonly GroupFamily[] =>
  stars.map(({ group }) => groupFamily(group));
