import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { MailKind, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { isVisible } from '../find-ticket.ts';
import en from '../locales/tickets-mails.en.json' with { type: 'json' };
import es from '../locales/tickets-mails.es.json' with { type: 'json' };
import { createTicketQueries } from '../tickets.queries.ts';
import { ticketPath } from './ticket-path.ts';

const say = createMailTexts({ en, es });

/** That a ticket was answered, and what became of one; what was said stays on the page. */
export function ticketsMails({ db }: Pick<AppContext, 'db'>): MailKind[] {
  /** The ticket, while it is there and theirs to see. */
  async function ticketOf({ userId, params }: OutgoingMail) {
    if (userId === null) return undefined;
    const seen = await createTicketQueries(db).find(userId, Number(params.ticket));
    return seen && isVisible(seen.ticket, userId) ? seen.ticket : undefined;
  }
  return [
    {
      kind: 'ticket-answered',
      async write(mail) {
        const ticket = await ticketOf(mail);
        if (ticket === undefined) return null;
        const { language, origin } = mail;
        return {
          subject: say(language, 'answered.subject'),
          paragraphs: [say(language, 'answered.text', { title: ticket.title })],
          action: { label: say(language, 'answered.action'), url: origin + ticketPath(ticket.id) },
          after: [say(language, 'stop')],
        };
      },
    },
    {
      kind: 'ticket-changed',
      async write(mail) {
        const ticket = await ticketOf(mail);
        const status = limits.ticketStatuses.find((each) => each === mail.params.status);
        if (ticket === undefined || status === undefined) return null;
        const { language, origin } = mail;
        const { title, plannedRelease } = ticket;
        const release = plannedRelease ? [say(language, 'changed.release', { release: plannedRelease })] : [];
        return {
          subject: say(language, 'changed.subject'),
          paragraphs: [
            say(language, 'changed.text', { title, status: say(language, `status.${status}`) }),
            ...release,
          ],
          action: { label: say(language, 'changed.action'), url: origin + ticketPath(ticket.id) },
          after: [say(language, 'stop')],
        };
      },
    },
  ];
}
