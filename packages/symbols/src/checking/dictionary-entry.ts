import type { Celebrity, ClassEntry, CombinedEntry, Language, SymbolEntry } from '../types.ts';

/** A celebrity with the category that its file says. */
export interface CelebrityEntry extends Celebrity {
  readonly category: Readonly<Record<Language, string>>;
}

/** One entry of the dictionary, as editors write it. */
export type KindOfEntry =
  | { readonly kind: 'symbol'; readonly entry: SymbolEntry }
  | { readonly kind: 'class'; readonly entry: ClassEntry }
  | { readonly kind: 'combined'; readonly entry: CombinedEntry }
  | { readonly kind: 'celebrity'; readonly entry: CelebrityEntry };

/** What tells the entry from others of its kind. */
export function keyOf(named: KindOfEntry): string {
  return named.kind === 'celebrity' ? named.entry.name : named.entry.id;
}
