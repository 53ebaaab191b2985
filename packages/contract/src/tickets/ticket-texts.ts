import { z } from 'zod';
import * as limits from '../limits.ts';
import { lineOfText, safeText } from '../text.ts';

/** Text of several lines: trimmed, in the form NFC. */
const text = (least: number, most: number) =>
  safeText().pipe(
    z
      .string()
      .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
      .pipe(z.string().min(least).max(most)),
  );

export const ticketTitle = lineOfText(limits.ticket.title);
export const ticketDescription = text(1, limits.ticket.description);
export const ticketSuggestion = text(0, limits.ticket.suggestion);
export const ticketAnswerText = text(1, limits.ticket.answer);
export const cannedAnswerText = text(1, limits.cannedAnswer.text);

/** The path of a page alone: neither query nor fragment, which carry tokens and what somebody looked for. */
export const ticketPageUrl = z
  .string()
  .max(limits.ticket.pageUrl)
  .regex(/^\/(?:[\w-]{1,40}(?:\/[\w-]{1,40}){0,3})?$/);

/** A name with its version, such as `Firefox 145`. */
const productName = z.string().regex(/^[A-Za-z0-9 ._-]{1,60}$/);

/** What the page says of the browser: nothing that a member writes. */
export const ticketBrowserInfo = z.strictObject({
  browser: productName,
  system: productName,
  language: z.string().regex(/^[A-Za-z-]{2,20}$/),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  isInstalled: z.boolean(),
  isOnline: z.boolean(),
});
export type TicketBrowserInfo = z.infer<typeof ticketBrowserInfo>;

/**
 * An entry of the page's own log: where somebody went, what was asked of the server, which error came back. Its name is a
 * path pattern or the name of an error, without blanks but for the one after a method: no sentence of a dream fits in. The
 * status is that of a call that failed; 0 where there was no answer.
 */
export const ticketUserAction = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  kind: z.enum(['page', 'call', 'error']),
  name: z.string().regex(/^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[a-z0-9_./:-]{1,80}$/),
  status: z.number().int().min(0).max(599).optional(),
});
export type TicketUserAction = z.infer<typeof ticketUserAction>;
