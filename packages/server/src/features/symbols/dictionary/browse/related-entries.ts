import type { DictionaryIndex, IndexedEntry } from './dictionary-index.ts';

const mostRelated = 12;

/** Slugs of the symbols that a combined symbol is made of: `fall|lost`, `brake:negated` → fall, lost, brake. */
export function partSlugs(parts: readonly string[]): string[] {
  const slugs = parts.flatMap((part) => part.split('|')).map((part) => part.replace(/:.*/s, '').trim());
  return [...new Set(slugs)];
}

/** Combined symbols that hold the symbol. */
export function combinedOf({ entries }: DictionaryIndex, slug: string): IndexedEntry[] {
  return entries.filter(({ source }) => partsOf(source).includes(slug));
}

/**
 * Entries near a symbol, all of its own group: those it combines with, then those of its category, then the others, each
 * time the ones that stand nearest to it in the content.
 */
export function relatedEntries(index: DictionaryIndex, of: IndexedEntry): IndexedEntry[] {
  const { slug } = of.item;
  const partners = new Set(combinedOf(index, slug).flatMap(({ source }) => partsOf(source)));
  const rank = (entry: IndexedEntry) => {
    if (partners.has(entry.item.slug)) return 0;
    return entry.item.category === of.item.category ? 1 : 2;
  };
  const { kind, group } = of.item;
  return index.entries
    .filter((entry) => entry !== of && entry.item.kind === kind && entry.item.group === group)
    .map((entry) => ({ entry, rank: rank(entry), distance: Math.abs(entry.place - of.place) }))
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance)
    .slice(0, mostRelated)
    .map(({ entry }) => entry);
}

function partsOf(source: IndexedEntry['source']): string[] {
  return source.kind === 'combined' ? partSlugs(source.combined.parts) : [];
}
