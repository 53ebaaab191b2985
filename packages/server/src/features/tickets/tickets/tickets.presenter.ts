import type { Roadmap, Ticket, TicketSummary } from '@chitta/contract';
import type { TicketRow, ticketAnswers, ticketChanges } from '#server/db/tables/tickets/tickets.ts';
import type { SeenTicket } from './tickets.queries.ts';

export function presentSummary({ ticket, hasVoted, follows }: SeenTicket, userId: number): TicketSummary {
  const isOwn = ticket.userId === userId;
  return { ...presentShared(ticket), isOwn, hasVoted, isFollowed: isOwn || follows };
}

/** What everybody sees of a ticket who may see it at all. */
export function presentShared(ticket: TicketRow) {
  const { id, title, category, status, priority, isPublic, upvotes, plannedRelease } = ticket;
  return {
    id,
    title,
    category,
    status,
    priority,
    isPublic,
    upvotes,
    plannedRelease,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  };
}

interface Said {
  /** Without notes among administrators. */
  readonly answers: readonly (typeof ticketAnswers.$inferSelect)[];
  readonly changes: readonly (typeof ticketChanges.$inferSelect)[];
}

/** What came along with a ticket, for its member and administrators. */
export function presentAttached(ticket: TicketRow) {
  const { pageUrl, browserInfo, userActions, screenshotBytes: bytes } = ticket;
  const { screenshotWidth: width, screenshotHeight: height } = ticket;
  const screenshot = bytes === null || width === null || height === null ? null : { width, height, bytes };
  return { pageUrl, browserInfo, userActions, screenshot };
}

/** What only its member sees. */
export function presentOwnPart(ticket: TicketRow, { answers, changes }: Said): NonNullable<Ticket['own']> {
  return {
    mayBePublic: ticket.mayBePublic,
    ...presentAttached(ticket),
    adminResponse: answers.findLast(({ author }) => author === 'operator')?.text ?? null,
    answers: answers.map(presentAnswer),
    history: changes.map(presentChange),
  };
}

export function presentAnswer({ id, author, text, createdAt }: typeof ticketAnswers.$inferSelect) {
  return { id, author, text, createdAt: createdAt.toISOString() };
}

export function presentChange({
  fromStatus,
  toStatus,
  author,
  changedAt,
}: typeof ticketChanges.$inferSelect) {
  return { from: fromStatus, to: toStatus, by: author, at: changedAt.toISOString() };
}

type RoadmapRow = Omit<Roadmap['planned'][number], 'updatedAt'> & { readonly updatedAt: Date };

export function presentRoadmapEntry({ updatedAt, ...entry }: RoadmapRow): Roadmap['planned'][number] {
  return { ...entry, updatedAt: updatedAt.toISOString() };
}
