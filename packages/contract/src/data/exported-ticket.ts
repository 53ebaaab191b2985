import { z } from 'zod';
import * as limits from '../limits.ts';
import { ticketBrowserInfo, ticketUserAction } from '../tickets/ticket-texts.ts';

const time = z.iso.datetime({ offset: true });
const status = z.enum(limits.ticketStatuses);

/** What a member wrote to the operator, what was answered, and what became of it. */
export const exportedTicket = z.object({
  title: z.string(),
  description: z.string(),
  suggestion: z.string(),
  category: z.enum(limits.ticketCategories),
  status,
  priority: z.enum(limits.ticketPriorities),
  mayBePublic: z.boolean(),
  isPublic: z.boolean(),
  upvotes: z.number().int(),
  plannedRelease: z.string().nullable(),
  pageUrl: z.string().nullable(),
  browserInfo: ticketBrowserInfo.nullable(),
  userActions: z.array(ticketUserAction),
  /** The picture of the screen, and where it is in the file. */
  screenshot: z.object({ path: z.string(), bytes: z.number().int() }).nullable(),
  answers: z.array(z.object({ author: z.enum(['member', 'operator']), text: z.string(), createdAt: time })),
  history: z.array(
    z.object({ from: status.nullable(), to: status, by: z.enum(['member', 'operator']), at: time }),
  ),
  createdAt: time,
  updatedAt: time,
});
export type ExportedTicket = z.infer<typeof exportedTicket>;

/** A vote for somebody else's ticket, or that it is followed. */
export const exportedTicketInterest = z.object({
  kind: z.enum(['vote', 'follow']),
  /** Null: the ticket is not public any more. */
  title: z.string().nullable(),
  at: time,
});
export type ExportedTicketInterest = z.infer<typeof exportedTicketInterest>;
