import type { AdminTicket } from '@chitta/contract';

const quoted = /[“"«‘']([^”"»’']{1,40})[”"»’']/;
const entryPage = /^\/(?:es\/)?learn\/dictionary\/([\w-]{1,60})$/;

/** The word that somebody misses: what stands in quotes in the title, or the title where it is no more than a name. */
export function missingWordOf({ title }: Pick<AdminTicket, 'title'>): string | null {
  const [, word] = quoted.exec(title) ?? [];
  if (word !== undefined) return word.trim().toLowerCase() || null;
  const words = title.trim().split(/\s+/);
  return words.length <= 3 ? title.trim().toLowerCase() : null;
}

/** The entry of the dictionary on whose page the ticket was written. */
export function entryOf({ pageUrl }: Pick<AdminTicket, 'pageUrl'>): string | null {
  return entryPage.exec(pageUrl ?? '')?.[1] ?? null;
}

/** Where the desk goes on with a ticket about the dictionary; null: nowhere else. */
export function workplaceOf(ticket: Pick<AdminTicket, 'category' | 'title' | 'pageUrl'>): string | null {
  const desk = '/admin/symbol-management';
  const { category } = ticket;
  if (category === 'symbol_missing') {
    const word = missingWordOf(ticket);
    return word === null ? desk : `${desk}?word=${encodeURIComponent(word)}`;
  }
  if (category !== 'content_issue') return null;
  const entry = entryOf(ticket);
  return entry === null ? desk : `${desk}?entry=${encodeURIComponent(entry)}`;
}
