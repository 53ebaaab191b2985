import {
  type DeskTicketSort,
  deskTicketSorts,
  similarTickets,
  type TicketCategory,
  type TicketPriority,
  type TicketStatus,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@chitta/contract/limits';

export const assignments = ['me', 'nobody'] as const;

/** What the address of the list holds: words, filters and the order; what is missing narrows nothing. */
export interface DeskSearch {
  readonly words?: string;
  readonly status?: TicketStatus;
  readonly category?: TicketCategory;
  readonly priority?: TicketPriority;
  readonly assigned?: (typeof assignments)[number];
  /** Those whose member waits for a word. */
  readonly waiting?: true;
  readonly member?: number;
  readonly sort?: DeskTicketSort;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}

function numberOf(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Keeps of an address what the list understands; the rest is as if it were not there. */
export function validateDeskSearch(search: Record<string, unknown>): DeskSearch {
  // The router reads `?words=42` as a number.
  const words = String(search.words ?? '').slice(0, similarTickets.words);
  const sort = oneOf(deskTicketSorts, search.sort);
  const known = {
    words: words.trim() ? words : undefined,
    status: oneOf(ticketStatuses, search.status),
    category: oneOf(ticketCategories, search.category),
    priority: oneOf(ticketPriorities, search.priority),
    assigned: oneOf(assignments, search.assigned),
    waiting: String(search.waiting) === 'true' ? true : undefined,
    member: numberOf(search.member),
    sort: sort === 'newest' ? undefined : sort,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** As the server is asked. */
export function queryOf({ words, waiting, member, ...filters }: DeskSearch) {
  return {
    ...filters,
    ...(words && { words: words.trim() }),
    ...(waiting && { waiting: 'true' as const }),
    ...(member !== undefined && { member: String(member) }),
  };
}
