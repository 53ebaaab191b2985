import { foldName } from './fold.ts';
import { type Gazetteer, readName, readPlace, type SearchedName } from './gazetteer.ts';
import type { Place } from './place.ts';

export interface FoundPlace extends Place {
  /** The other name by which it was found: "Londres". */
  readonly alias: string | undefined;
}

interface Hit {
  readonly place: number;
  readonly alias: string | undefined;
  /** The lower, the nearer to what was typed. */
  readonly rank: number;
}

/**
 * Places whose name begins with what was typed, whole names first, then its own name before others, then the most populous; behind a comma stands the
 * country, by name or code, or the state: "springfield, il". `nameOfCountry` tells a country's name in the language of
 * whoever looks.
 */
export function findPlaces(
  gazetteer: Gazetteer,
  query: string,
  { most, nameOfCountry }: { most: number; nameOfCountry: (code: string) => string | undefined },
): FoundPlace[] {
  const [typed = '', ...behind] = query.split(',');
  const name = foldName(typed);
  if (name === '') return [];
  const where = foldName(behind.join(' '));
  const found: FoundPlace[] = [];
  for (const { place: line, alias } of hitsOf(gazetteer.names, name)) {
    const place = readPlace(gazetteer.places[line] ?? '');
    if (where !== '' && !isIn(place, where, nameOfCountry)) continue;
    found.push({ ...place, alias });
    if (found.length === most) break;
  }
  return found;
}

/** One hit a place, in the order in which they are shown. */
function hitsOf(names: readonly string[], prefix: string): Hit[] {
  const hits = new Map<number, Hit>();
  for (let at = firstFrom(names, prefix); at < names.length; at += 1) {
    const line = names[at] ?? '';
    if (!line.startsWith(prefix)) break;
    const name = readName(line);
    const hit = { place: name.place, alias: name.alias, rank: rankOf(name, prefix) };
    if (hit.rank < (hits.get(hit.place)?.rank ?? Number.POSITIVE_INFINITY)) hits.set(hit.place, hit);
  }
  return [...hits.values()].sort((a, b) => a.rank - b.rank || a.place - b.place);
}

const begun = { own: 2, tail: 3, alias: 4 } as const;
const whole = { own: 0, alias: 0, tail: 3 } as const;

function rankOf({ folded, kind }: SearchedName, prefix: string): number {
  return folded === prefix ? whole[kind] : begun[kind];
}

/** The first line that does not sort before the prefix. */
function firstFrom(names: readonly string[], prefix: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isIn(
  { country, region }: Place,
  where: string,
  nameOfCountry: (code: string) => string | undefined,
): boolean {
  if (where === country.toLowerCase() || where === region.toLowerCase()) return true;
  return foldName(nameOfCountry(country) ?? '').startsWith(where);
}
