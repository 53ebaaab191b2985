import { type Part, stem } from './phrase-parts.ts';

const nothing: readonly number[] = [];

/**
 * Phrases that begin with the same word, found by the word behind it: hundreds begin with "me" or "my", and few of them go
 * on with what a dream says next.
 */
export class PhraseShelf<Owner> {
  readonly #phrases: (readonly [readonly Part[], Owner])[] = [];
  /** Places on the shelf, in order: whatever follows, a whole word, a word that begins so. */
  readonly #open: number[] = [];
  readonly #exact = new Map<string, number[]>();
  readonly #beginning = new Map<string, number[]>();

  add(parts: readonly Part[], owner: Owner): void {
    const place = this.#phrases.push([parts, owner]) - 1;
    const ways = secondWays(parts, 1);
    if (ways === undefined) {
      this.#open.push(place);
      return;
    }
    for (const way of ways) {
      if (way.endsWith('*')) put(this.#beginning, way.slice(0, stem), place);
      else put(this.#exact, way, place);
    }
  }

  /** The phrases that may go on with a word, each once and in the order in which they were added. */
  forEachBefore(next: string, visit: (parts: readonly Part[], owner: Owner) => void): void {
    const exact = this.#exact.get(next) ?? nothing;
    const beginning = this.#beginning.get(next.slice(0, stem)) ?? nothing;
    const open = this.#open;
    for (let a = 0, b = 0, c = 0; a < exact.length || b < beginning.length || c < open.length; ) {
      const place = Math.min(exact[a] ?? Infinity, beginning[b] ?? Infinity, open[c] ?? Infinity);
      if (exact[a] === place) a += 1;
      if (beginning[b] === place) b += 1;
      if (open[c] === place) c += 1;
      const phrase = this.#phrases[place];
      if (phrase) visit(...phrase);
    }
  }
}

/** All ways in which a phrase can go on from a part; nothing where a map cannot tell. */
function secondWays(parts: readonly Part[], at: number): string[] | undefined {
  const part = parts[at];
  if (part?.kind !== 'word' || part.endings.length > 0) return undefined;
  if (part.beginnings.some((beginning) => beginning.length < stem)) return undefined;
  if (!part.isOptional) return [...part.ways];
  const later = secondWays(parts, at + 1);
  return later && [...part.ways, ...later];
}

function put(map: Map<string, number[]>, key: string, place: number): void {
  const places = map.get(key) ?? [];
  map.set(key, places);
  if (places.at(-1) !== place) places.push(place);
}
