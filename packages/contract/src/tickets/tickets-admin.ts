import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, lineOfText } from '../text.ts';
import { ticketAnswerText } from './ticket-texts.ts';
import { ticket, ticketAnswer, ticketChange, ticketSummary } from './tickets.ts';

const params = z.object({ id: idParam });
const memberId = z.number().int().positive().max(2_147_483_647);
const version = z.number().int().positive().max(2_147_483_647);
const seconds = z.number().int().nonnegative().nullable();
const count = z.number().int().nonnegative();
const person = z.object({ id: memberId, username: z.string() });

/** A ticket in the list of administrators. */
export const adminTicketSummary = ticketSummary
  .omit({ isOwn: true, hasVoted: true, isFollowed: true })
  .extend({
    member: person,
    /** Null: nobody. */
    assignedTo: person.nullable(),
    mayBePublic: z.boolean(),
    duplicateOf: z.number().int().nullable(),
    version,
    /** Since when the member waits for a word of the operator; null: they do not. */
    waitingSince: z.string().nullable(),
    /** From the opening to the first answer, and to the end; null: not yet. */
    firstAnswerSeconds: seconds,
    resolutionSeconds: seconds,
  });
export type AdminTicketSummary = z.infer<typeof adminTicketSummary>;

const adminAnswer = ticketAnswer.extend({
  /** A note among administrators, which the member never sees. */
  isInternal: z.boolean(),
  /** The administrator; null: the member, or one whose account is gone. */
  staff: z.string().nullable(),
});

const { browserInfo, userActions, pageUrl, screenshot } = ticket.shape.own.unwrap().shape;

export const adminTicket = adminTicketSummary.extend({
  description: z.string(),
  suggestion: z.string(),
  pageUrl,
  browserInfo,
  userActions,
  screenshot,
  answers: z.array(adminAnswer),
  history: z.array(ticketChange.extend({ staff: z.string().nullable() })),
  /** What its status may become. */
  transitions: z.array(z.enum(limits.ticketStatuses)),
});
export type AdminTicket = z.infer<typeof adminTicket>;

export const listAdminTicketsQuery = z.object({
  status: z.enum(limits.ticketStatuses).optional(),
  category: z.enum(limits.ticketCategories).optional(),
  priority: z.enum(limits.ticketPriorities).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Those whose member waits for a word. */
  waiting: z.enum(['true']).optional(),
  member: idParam.optional(),
  /** Tickets with any of these words, and the one with this number. */
  words: lineOfText(limits.similarTickets.words).optional(),
  /** `waiting`: who waits longest first; `similar`: the best match for the words first. */
  sort: z.enum(limits.deskTicketSorts).default('newest'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
});
export type ListAdminTicketsQuery = z.infer<typeof listAdminTicketsQuery>;

/** How the desk stands, whatever the list is narrowed to. */
const deskCounts = z.object({
  byStatus: z.record(z.enum(limits.ticketStatuses), count),
  /** Of those that have not ended. */
  unassigned: count,
  waiting: count,
  /** Medians of the last 90 days; null: none yet. */
  medianFirstAnswerSeconds: seconds,
  medianResolutionSeconds: seconds,
});

export const adminTicketPage = z.object({
  items: z.array(adminTicketSummary),
  nextCursor: z.string().nullable(),
  counts: deskCounts,
});
export type AdminTicketPage = z.infer<typeof adminTicketPage>;

/** What is given is changed. `duplicateOf` goes with the status `duplicate`, and merges into that ticket. */
export const changeAdminTicketRequest = z
  .strictObject({
    /** Of the ticket as it was when it was opened. */
    version,
    status: z.enum(limits.ticketStatuses).optional(),
    duplicateOf: memberId.optional(),
    priority: z.enum(limits.ticketPriorities).optional(),
    category: z.enum(limits.ticketCategories).optional(),
    /** An administrator; null: nobody. */
    assignedTo: memberId.nullable().optional(),
    isPublic: z.boolean().optional(),
    plannedRelease: lineOfText(limits.ticket.plannedRelease).nullable().optional(),
  })
  .refine(({ status, duplicateOf }) => (status === 'duplicate') === (duplicateOf !== undefined), {
    path: ['duplicateOf'],
    message: 'A duplicate names its original.',
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangeAdminTicketRequest = z.infer<typeof changeAdminTicketRequest>;

/** What would become of two tickets if one were merged into the other. */
export const ticketMergePreview = z.object({
  into: adminTicketSummary.pick({ id: true, title: true, status: true, category: true, isPublic: true }),
  /** Members whose vote the other has now, and would have then: each once, its author never. */
  votersBefore: count,
  votersAfter: count,
});
export type TicketMergePreview = z.infer<typeof ticketMergePreview>;

const one = dataOf(adminTicket);

export const ticketsAdminEndpoints = {
  'GET /api/admin/tickets': endpoint({
    access: 'admin',
    summary: 'All tickets, in the order asked for, with service times and how many stand how',
    query: listAdminTicketsQuery,
    response: dataOf(adminTicketPage),
    errors: ['requests.invalid'],
  }),
  'GET /api/admin/tickets/:id': endpoint({
    access: 'admin',
    summary: 'One ticket with everything said in it, notes among administrators too',
    params,
    response: one,
    errors: ['tickets.not_found'],
  }),
  'PATCH /api/admin/tickets/:id': endpoint({
    access: 'admin',
    summary: 'Change status, priority, category, who works on it, whether it is public, its release',
    params,
    body: changeAdminTicketRequest,
    response: one,
    errors: [
      'requests.invalid',
      'tickets.not_found',
      'tickets.changed_meanwhile',
      'tickets.no_such_transition',
      'tickets.no_original',
      'tickets.not_for_public',
      'tickets.not_an_administrator',
    ],
  }),
  'GET /api/admin/tickets/:id/merge': endpoint({
    access: 'admin',
    summary: 'How many members would stand behind a ticket if this one were merged into it; changes nothing',
    params,
    query: z.object({ into: idParam }),
    response: dataOf(ticketMergePreview),
    errors: ['tickets.not_found', 'tickets.no_original'],
  }),
  'POST /api/admin/tickets/:id/answers': endpoint({
    access: 'admin',
    summary: 'Answer the member, or leave a note that administrators alone see',
    params,
    body: z.strictObject({ text: ticketAnswerText, isInternal: z.boolean().default(false), version }),
    response: one,
    status: 201,
    errors: ['tickets.not_found', 'tickets.changed_meanwhile', 'tickets.too_many_answers'],
  }),
} as const;
