import { foldName } from './fold.ts';
import type { Place } from './place.ts';

/** Places with the names that they are found by, as the compiler writes them. */
export interface Gazetteer {
  /** One place a line, the most populous first. */
  readonly places: readonly string[];
  /** Folded names with the line of their place, sorted; see {@link writeGazetteer}. */
  readonly names: readonly string[];
}

/** A place with all names that it is looked for by, in any script. */
export interface NamedPlace extends Place {
  readonly names: readonly string[];
}

const separator = '\t';
const section = '\n\n';
const tailMark = '-';

/** The text that a gazetteer is kept as: a line for each place, an empty line, a line for each name. */
export function writeGazetteer(places: readonly NamedPlace[]): string {
  const sorted = [...places].sort((a, b) => b.population - a.population || a.id - b.id);
  const names = sorted.flatMap((place, line) =>
    [...searchedNames(place)].map(([folded, name]) => [folded, line, name].join(separator)),
  );
  return [sorted.map(lineOf).join('\n'), names.sort().join('\n')].join(section);
}

/** Reads what {@link writeGazetteer} wrote. Throws where it is something else. */
export function readGazetteer(text: string): Gazetteer {
  const [places, names, ...more] = text.split(section);
  if (!places || !names || more.length > 0) throw new Error('This is no gazetteer.');
  return { places: places.split('\n'), names: names.split('\n') };
}

export function readPlace(line: string): Place {
  const [id, name = '', country = '', region = '', latitude, longitude, population, timeZone = ''] =
    line.split(separator);
  return {
    id: Number(id),
    name,
    country,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    timeZone,
  };
}

/** What a place is found by: its own name, later words of it, or another name. */
export interface SearchedName {
  /** As it is looked for. */
  readonly folded: string;
  /** The line of its place. */
  readonly place: number;
  readonly kind: 'own' | 'tail' | 'alias';
  /** As it is written, where it is another name. */
  readonly alias: string | undefined;
}

export function readName(line: string): SearchedName {
  const [folded = '', place, name = ''] = line.split(separator);
  const kind = name === '' ? 'own' : name === tailMark ? 'tail' : 'alias';
  return { folded, place: Number(place), kind, alias: kind === 'alias' ? name : undefined };
}

function lineOf({ id, name, country, region, latitude, longitude, population, timeZone }: Place): string {
  return [id, name, country, region, latitude, longitude, population, timeZone].join(separator);
}

/** By how it is looked for, what stands behind it in its line. */
function searchedNames({ name, names }: NamedPlace): Map<string, string> {
  const own = foldName(name);
  const found = new Map([[own, '']]);
  const add = (folded: string, as: string) => {
    if (folded.length > 2 && !found.has(folded)) found.set(folded, as);
  };
  for (const other of names) if (isTyped(other)) add(foldName(other), other);
  const words = own.split(' ');
  for (const word of words.keys()) add(words.slice(word).join(' '), tailMark);
  return found;
}

/** In letters that both of our languages type; codes of airports are no names. */
function isTyped(name: string): boolean {
  return /^[\p{Script=Latin}\p{M}\p{Pd}\p{Zs}'’.]+$/u.test(name) && !/^[A-Z]{3,4}$/u.test(name);
}
