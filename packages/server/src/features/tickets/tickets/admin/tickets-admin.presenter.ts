import { type AdminTicket, type AdminTicketSummary, limits } from '@chitta/contract';
import type { ticketAnswers, ticketChanges } from '#server/db/tables/tickets/tickets.ts';
import { presentAnswer, presentAttached, presentChange, presentShared } from '../tickets.presenter.ts';
import type { DeskTicket } from './tickets-admin.queries.ts';

export function presentDeskSummary({ ticket, member, assignee }: DeskTicket): AdminTicketSummary {
  const { userId, assignedTo, mayBePublic, duplicateOf, version, createdAt } = ticket;
  const secondsTo = (time: Date | null) =>
    time === null ? null : Math.round((time.getTime() - createdAt.getTime()) / 1000);
  return {
    ...presentShared(ticket),
    member: { id: userId, username: member },
    assignedTo: assignedTo === null || assignee === null ? null : { id: assignedTo, username: assignee },
    mayBePublic,
    duplicateOf,
    version,
    waitingSince: ticket.waitingSince?.toISOString() ?? null,
    firstAnswerSeconds: secondsTo(ticket.firstAnsweredAt),
    resolutionSeconds: secondsTo(ticket.endedAt),
  };
}

interface Said {
  readonly answers: readonly {
    readonly answer: typeof ticketAnswers.$inferSelect;
    readonly staff: string | null;
  }[];
  readonly changes: readonly {
    readonly change: typeof ticketChanges.$inferSelect;
    readonly staff: string | null;
  }[];
}

export function presentDeskTicket(desk: DeskTicket, { answers, changes }: Said): AdminTicket {
  const { description, suggestion, status } = desk.ticket;
  return {
    ...presentDeskSummary(desk),
    description,
    suggestion,
    ...presentAttached(desk.ticket),
    answers: answers.map(({ answer, staff }) => ({
      ...presentAnswer(answer),
      isInternal: answer.isInternal,
      staff,
    })),
    history: changes.map(({ change, staff }) => ({ ...presentChange(change), staff })),
    transitions: [...limits.ticketTransitions[status]],
  };
}
