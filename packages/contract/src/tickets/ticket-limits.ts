/** Lists and limits of tickets; part of `limits`. */

export const ticketCategories = [
  'bug',
  'feature_request',
  'question',
  'feedback',
  'subscription',
  'content_issue',
  'symbol_missing',
  'other',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'wont_fix', 'duplicate', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** What administrators may make of a ticket. Everything that has ended can be taken up again, as `open`. */
export const ticketTransitions = {
  open: ['in_progress', 'resolved', 'wont_fix', 'duplicate', 'closed'],
  in_progress: ['open', 'resolved', 'wont_fix', 'duplicate', 'closed'],
  resolved: ['open', 'closed'],
  wont_fix: ['open', 'closed'],
  duplicate: ['open'],
  closed: ['open'],
} as const satisfies Record<TicketStatus, readonly TicketStatus[]>;

/** Those that an answer of the member opens again; a duplicate goes on where its original is. */
export const reopenedByAnswer: readonly TicketStatus[] = ['resolved', 'wont_fix', 'closed'];
/** Those that can be voted on, and whose words their member may change. */
export const openTicketStatuses: readonly TicketStatus[] = ['open', 'in_progress'];

/** In what order administrators look through tickets; whatever the order, the newest of equal ones is first. */
export const deskTicketSorts = [
  'newest',
  'oldest',
  'waiting',
  'priority',
  'votes',
  'updated',
  'similar',
] as const;
export type DeskTicketSort = (typeof deskTicketSorts)[number];

/** Columns of the roadmap. */
export const roadmapColumns = ['planned', 'inProgress', 'released'] as const;

/**
 * Characters of what is written in a ticket, actions of the page's own log that come with it, tickets that a member can
 * have, answers that one can have, and entries of a column of the roadmap.
 */
export const ticket = {
  title: 120,
  description: 4000,
  suggestion: 2000,
  answer: 4000,
  pageUrl: 160,
  actions: 20,
  plannedRelease: 40,
  perMember: 500,
  answers: 200,
  roadmap: 50,
} as const;

/** A picture of the screen: bytes of the file that is sent, longest side of what is kept, bytes of all that a member has. */
export const ticketScreenshot = { bytes: 8 * 1024 * 1024, side: 1920, perMember: 50 * 1024 * 1024 } as const;

/** Tickets that are shown as similar, and characters of the words that they are looked for by. */
export const similarTickets = { most: 10, words: 200 } as const;

/** Answers that are written once and sent often: characters, and how many there can be. */
export const cannedAnswer = { name: 60, text: 4000, most: 200 } as const;
