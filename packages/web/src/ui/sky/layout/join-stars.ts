import type { SkyLink } from '../sky-dream.ts';

export interface Join {
  /** Indexes of the two stars. */
  readonly pair: readonly [number, number];
  readonly isKey: boolean;
}

interface Joining {
  /** Ids of the stars that are named. */
  readonly ids: readonly string[];
  readonly links: readonly SkyLink[];
  readonly key?: readonly [string, string] | undefined;
}

/**
 * Which stars are joined: as few lines as hold together what acts on each other (a spanning tree, strongest first). The
 * pair that the reading joins first is among them; what nothing ties to the rest stays alone.
 */
export function joinStars({ ids, links, key }: Joining): readonly Join[] {
  const tree = ids.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = tree[index] ?? index;
    return parent === index ? index : rootOf(parent);
  };
  const keyLink = key && { from: key[0], to: key[1], strength: Number.POSITIVE_INFINITY };
  const ordered = [...links].sort((a, b) => b.strength - a.strength);
  const joins: Join[] = [];
  for (const link of keyLink ? [keyLink, ...ordered] : ordered) {
    const pair = [ids.indexOf(link.from), ids.indexOf(link.to)] as const;
    if (pair.includes(-1) || rootOf(pair[0]) === rootOf(pair[1])) continue;
    tree[rootOf(pair[0])] = rootOf(pair[1]);
    joins.push({ pair, isKey: link === keyLink });
  }
  return joins;
}
