import { dreamTag } from '@chitta/contract/limits';

/** Adds what was typed, one tag per comma, to the tags there are: trimmed, shortened, none twice. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
  const added = typed
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/^#/, '').replace(/\s+/g, ' ').trim().slice(0, dreamTag.max).trim())
    .filter((tag) => {
      const folded = tag.toLocaleLowerCase();
      const isNew = tag !== '' && !known.has(folded);
      known.add(folded);
      return isNew;
    });
  return [...tags, ...added].slice(0, dreamTag.perDream);
}
