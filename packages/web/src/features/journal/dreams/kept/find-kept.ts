import type { Dream, DreamListItem } from '@chitta/contract';
import { dayIn } from '#web/lib/format/day-in.ts';
import type { JournalSearch } from '../journal/journal-search.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface KeptDream {
  readonly line: DreamListItem;
  readonly dream: Dream | null;
}

/** Whether a kept dream is what the journal is narrowed to. Words are found as they are written, or by their beginning. */
export function isKeptHit({ line, dream }: KeptDream, search: JournalSearch, zone: string): boolean {
  const { q = '', category, tag, symbol, language, from, to } = search;
  const night = dayIn(zone, new Date(line.createdAt));
  const text = fold(
    [line.title, dream?.content ?? line.excerpt, ...line.tags, ...line.symbols.map(({ name }) => name)].join(
      ' ',
    ),
  );
  const words = fold(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text)) &&
    (category === undefined || line.category === category) &&
    (tag === undefined || line.tags.includes(tag)) &&
    (symbol === undefined || line.symbols.some(({ id }) => id === symbol)) &&
    (language === undefined || line.language === language) &&
    (from === undefined || night >= from) &&
    (to === undefined || night <= to)
  );
}
