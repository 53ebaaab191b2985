import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, lineOfText } from '../text.ts';
import {
  ticketAnswerText,
  ticketBrowserInfo,
  ticketDescription,
  ticketPageUrl,
  ticketSuggestion,
  ticketTitle,
  ticketUserAction,
} from './ticket-texts.ts';

const category = z.enum(limits.ticketCategories);
const status = z.enum(limits.ticketStatuses);
const params = z.object({ id: idParam });
const ticketId = z.number().int().positive();
const count = z.number().int().nonnegative();

export const createTicketRequest = z.strictObject({
  title: ticketTitle,
  description: ticketDescription,
  suggestion: ticketSuggestion.default(''),
  category,
  /** Whether other members may read it, once an administrator lets it out. */
  mayBePublic: z.boolean().default(false),
  pageUrl: ticketPageUrl.nullable().default(null),
  browserInfo: ticketBrowserInfo.nullable().default(null),
  userActions: z.array(ticketUserAction).max(limits.ticket.actions).default([]),
});
export type CreateTicketRequest = z.infer<typeof createTicketRequest>;

export const changeTicketRequest = z
  .strictObject({
    title: ticketTitle.optional(),
    description: ticketDescription.optional(),
    suggestion: ticketSuggestion.optional(),
    mayBePublic: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangeTicketRequest = z.infer<typeof changeTicketRequest>;

/** A ticket in a list. Nothing of it says whose it is, beyond whether it is one's own. */
export const ticketSummary = z.object({
  id: ticketId,
  title: z.string(),
  category,
  status,
  priority: z.enum(limits.ticketPriorities),
  isPublic: z.boolean(),
  upvotes: count,
  plannedRelease: z.string().nullable(),
  isOwn: z.boolean(),
  hasVoted: z.boolean(),
  /** Whether changes are told of; of one's own they always are. */
  isFollowed: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketAnswer = z.object({
  id: z.number().int(),
  author: z.enum(['member', 'operator']),
  text: z.string(),
  createdAt: z.string(),
});

export const ticketChange = z.object({
  /** Null: the ticket was opened. */
  from: status.nullable(),
  to: status,
  by: z.enum(['member', 'operator']),
  at: z.string(),
});

/** A picture of the screen; its bytes have calls of their own. */
const screenshot = z.object({ width: z.number().int(), height: z.number().int(), bytes: z.number().int() });

/** What only its member sees of a ticket. */
const ownPart = z.object({
  mayBePublic: z.boolean(),
  pageUrl: z.string().nullable(),
  browserInfo: ticketBrowserInfo.nullable(),
  userActions: z.array(ticketUserAction),
  screenshot: screenshot.nullable(),
  /** The last answer of the operator. */
  adminResponse: z.string().nullable(),
  answers: z.array(ticketAnswer),
  history: z.array(ticketChange),
});

export const ticket = ticketSummary.extend({
  description: z.string(),
  suggestion: z.string(),
  /** The ticket that goes on in its place, where the one who asks may see it. */
  duplicateOf: ticketId.nullable(),
  /** Null: another's. */
  own: ownPart.nullable(),
});
export type Ticket = z.infer<typeof ticket>;

export const listTicketsQuery = z.object({
  /** One's own, or those of anybody that are public. */
  scope: z.enum(['own', 'public']).default('own'),
  /** The best matches for any of these words, `limits.similarTickets.most` at most, on one page. */
  words: lineOfText(limits.similarTickets.words).optional(),
  category: category.optional(),
  status: status.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
});
export type ListTicketsQuery = z.infer<typeof listTicketsQuery>;

const roadmapEntry = z.object({
  id: ticketId,
  title: z.string(),
  category,
  upvotes: count,
  plannedRelease: z.string().nullable(),
  updatedAt: z.string(),
});
/** Public tickets by what becomes of them: open with a release in view, being worked on, resolved. */
export const roadmap = z.object({
  planned: z.array(roadmapEntry),
  inProgress: z.array(roadmapEntry),
  released: z.array(roadmapEntry),
});
export type Roadmap = z.infer<typeof roadmap>;

const one = dataOf(ticket);
const { bytes: screenshotBytes } = limits.ticketScreenshot;
const interest = dataOf(ticketSummary.pick({ upvotes: true, hasVoted: true, isFollowed: true }));

export const ticketsEndpoints = {
  'GET /api/tickets': endpoint({
    access: 'member',
    summary: "The member's tickets, or public ones, newest first; with words the most similar ones first",
    query: listTicketsQuery,
    response: pageOf(ticketSummary),
    errors: ['requests.invalid'],
  }),
  'POST /api/tickets': endpoint({
    access: 'member',
    summary:
      'Open a ticket. As JSON, or with a picture of the screen (JPEG, PNG, WebP or AVIF) as `multipart/form-data`: the same JSON in the field `data`, and a file. The picture is made smaller and written anew, without anything that the file said beside',
    body: createTicketRequest,
    upload: { files: 1, fileBytes: screenshotBytes, totalBytes: screenshotBytes },
    response: one,
    status: 201,
    isIdempotent: true,
    errors: [
      'tickets.too_many',
      'tickets.no_room',
      'tickets.not_found',
      'pictures.unknown_format',
      'pictures.unreadable',
      'pictures.too_large',
      'files.unavailable',
    ],
  }),
  'GET /api/tickets/:id': endpoint({
    access: 'member',
    summary: "One ticket: the member's own with its answers, or a public one",
    params,
    response: one,
    errors: ['tickets.not_found'],
  }),
  'PATCH /api/tickets/:id': endpoint({
    access: 'member',
    summary:
      "Change the words of one's own ticket while it is open, or whether others may read it; changed words are looked at before others read them",
    params,
    body: changeTicketRequest,
    response: one,
    errors: ['tickets.not_found', 'tickets.ended'],
  }),
  'POST /api/tickets/:id/answers': endpoint({
    access: 'member',
    summary:
      "Answer in one's own ticket; one that had ended is open again, unless all that is said is thanks",
    params,
    body: z.strictObject({ text: ticketAnswerText }),
    response: one,
    status: 201,
    isIdempotent: true,
    errors: ['tickets.not_found', 'tickets.too_many_answers'],
  }),
  'PUT /api/tickets/:id/votes': endpoint({
    access: 'member',
    summary: 'Vote for a public ticket that is open; once, however often it is sent',
    params,
    response: interest,
    errors: ['tickets.not_found', 'tickets.own_vote', 'tickets.ended'],
  }),
  'DELETE /api/tickets/:id/votes': endpoint({
    access: 'member',
    summary: "Take one's vote back",
    params,
    response: interest,
    errors: ['tickets.not_found'],
  }),
  'PUT /api/tickets/:id/follow': endpoint({
    access: 'member',
    summary: 'Be told of changes of a public ticket',
    params,
    response: interest,
    errors: ['tickets.not_found'],
  }),
  'DELETE /api/tickets/:id/follow': endpoint({
    access: 'member',
    summary: 'Be told no more of a ticket',
    params,
    response: interest,
    errors: ['tickets.not_found'],
  }),
  'GET /api/roadmap': endpoint({
    access: 'public',
    summary: 'What is planned, being worked on and released, of public tickets, most votes first',
    response: dataOf(roadmap),
    isCacheable: true,
    errors: [],
  }),
} as const;
