import type { DreamListItem } from '@chitta/contract';
import type { SkyDream, SkyStar } from '#web/ui/sky/sky-dream.ts';

type RowSymbol = DreamListItem['symbols'][number];

/** What stands so many characters apart is said in one breath. */
const oneBreath = 60;

/** The sky of a row: brightness by how often the dream names a symbol, lines between what it tells in one breath. */
export function rowSky(symbols: readonly RowSymbol[]): {
  readonly stars: readonly Pick<SkyStar, 'id' | 'group' | 'weight'>[];
  readonly links: SkyDream['links'];
} {
  const told = symbols.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  // A combined symbol lies over its parts, which are stars already.
  const stars = told.filter(({ at }, index) => at === undefined || at !== told[index - 1]?.at);
  const links = stars.slice(1).flatMap(({ id, at }, index) => {
    const before = stars[index];
    if (!before || at === undefined || before.at === undefined || at - before.at > oneBreath) return [];
    return [{ from: before.id, to: id, strength: 1 / (1 + at - before.at) }];
  });
  return { stars: stars.map(({ id, group, weight = 1 }) => ({ id, group, weight })), links };
}
