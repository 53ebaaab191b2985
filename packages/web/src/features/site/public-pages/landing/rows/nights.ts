import type { SkyDream, SkyStar } from '#web/ui/sky/sky-dream.ts';

/** A night of the drawing: stars without words. */
interface Night {
  readonly stars: readonly Pick<SkyStar, 'id' | 'group' | 'weight'>[];
  readonly links: SkyDream['links'];
}

const groups = ['person', 'building', 'object', 'animal', 'nature', 'action', 'feeling'];
const count = 40;
/** The one that comes back, in these nights. */
export const returning = 'river';
const returns: ReadonlySet<number> = new Set([3, 9, 12, 18, 23, 26, 31, 34, 38]);

/** Made up by arithmetic, so that it is the same everywhere: four to seven stars, each joined to the one before. */
function nightOf(index: number): Night {
  const size = 4 + ((index * 5) % 4);
  const stars = Array.from({ length: size }, (_, place) => ({
    id: `${index}-${place}`,
    group: groups[(index * 3 + place * 2) % groups.length] ?? 'object',
    weight: 1 + ((index + place * 3) % 4),
  }));
  const withReturn = returns.has(index)
    ? stars.with(1, { id: returning, group: 'nature', weight: 5 })
    : stars;
  const links = withReturn.slice(1).map(({ id }, place) => ({
    from: withReturn[place]?.id ?? '',
    to: id,
    strength: 1,
  }));
  return { stars: withReturn, links };
}

/** Forty nights of a journal. */
export const nights: readonly Night[] = Array.from({ length: count }, (_, index) => nightOf(index));
