import type { Language } from '@chitta/contract';
import { foldText } from './fold-text.ts';
import { sortKey } from './sort-key.ts';

interface Named {
  /** The same in both languages. */
  readonly slug: string;
  readonly name: string;
  readonly category: string;
}

const longest = 80;

function slugOf(words: string): string {
  const slug = foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, longest).replace(/-[^-]*$/, (end) => (slug.length > longest ? '' : end));
}

/**
 * Addresses of entries in a language, in their order: of words of that language. English ones are the slugs, which
 * stood in all addresses before; another language's never is the slug of another entry, so that those still lead to
 * what they always led to. What is called like something else has its category beside it.
 */
export function pageSlugs(entries: readonly Named[], language: Language): string[] {
  if (language === 'en') return entries.map(({ slug }) => slug);
  const slugs = new Set(entries.map(({ slug }) => slug));
  const taken = new Set<string>();
  return entries.map(({ slug, name, category }) => {
    const own = slugOf(sortKey(name, language));
    const wanted = own === '' ? [] : [own, slugOf(`${own} ${category}`), slugOf(`${own} ${slug}`)];
    const isFree = (address: string) => !taken.has(address) && (address === slug || !slugs.has(address));
    const address = wanted.find(isFree) ?? slug;
    taken.add(address);
    return address;
  });
}
