import {
  type ExportedTicket,
  type ExportedTicketInterest,
  exportedTicket,
  exportedTicketInterest,
} from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { TicketRow, ticketAnswers, ticketChanges } from '#server/db/tables/tickets/tickets.ts';
import { screenshotPath } from '#server/platform/files/screenshot-path.ts';
import type { ExportSection, SectionFiles } from '../../export-section.ts';
import { createTicketExportQueries } from './tickets.queries.ts';

const bytesPerTicket = 500;
const bytesPerInterest = 120;

/** What the member wrote to the operator, with the answers and what became of it. */
export const ticketsSection: ExportSection = {
  name: 'tickets',
  tables: ['tickets', 'ticket_answers', 'ticket_changes'],
  item: exportedTicket,
  count: ({ db }, userId) => createTicketExportQueries(db).count(userId),
  async estimateBytes({ db }, userId) {
    const queries = createTicketExportQueries(db);
    return bytesPerTicket * (await queries.count(userId)) + (await queries.sumBytes(userId));
  },
  async write({ context, member }, files) {
    const queries = createTicketExportQueries(context.db);
    const rows = await queries.list(member.id);
    if (rows.length === 0) return;
    const answers = Map.groupBy(await queries.listAnswers(member.id), ({ ticketId }) => ticketId);
    const changes = Map.groupBy(await queries.listChanges(member.id), ({ ticketId }) => ticketId);
    const items: ExportedTicket[] = [];
    for (const [at, row] of rows.entries()) {
      const screenshot = await writeScreenshot(context, files, { row, number: at + 1 });
      const said = { answers: answers.get(row.id) ?? [], changes: changes.get(row.id) ?? [] };
      items.push({ ...presentTicket(row, said), screenshot });
    }
    await files.addItems('tickets', items);
  },
};

/** Which tickets of others the member voted for or follows. */
export const ticketInterestsSection: ExportSection = {
  name: 'ticket-interests',
  tables: ['ticket_votes', 'ticket_follows'],
  item: exportedTicketInterest,
  count: ({ db }, userId) => createTicketExportQueries(db).countInterests(userId),
  estimateBytes: async ({ db }, userId) =>
    bytesPerInterest * (await createTicketExportQueries(db).countInterests(userId)),
  async write({ context, member }, files) {
    const queries = createTicketExportQueries(context.db);
    const present =
      (kind: ExportedTicketInterest['kind']) =>
      ({ title, at }: { readonly title: string | null; readonly at: Date }): ExportedTicketInterest => ({
        kind,
        title,
        at: at.toISOString(),
      });
    const items = [
      ...(await queries.listVotes(member.id)).map(present('vote')),
      ...(await queries.listFollows(member.id)).map(present('follow')),
    ];
    if (items.length > 0) await files.addItems('ticket-interests', items);
  },
};

interface NumberedTicket {
  readonly row: TicketRow;
  readonly number: number;
}

/** Under the number of its ticket in the file: the first is 1. */
async function writeScreenshot(
  context: Pick<AppContext, 'files'>,
  files: SectionFiles,
  { row: { screenshot: name }, number }: NumberedTicket,
): Promise<ExportedTicket['screenshot']> {
  const content = name === null ? null : await context.files.get(screenshotPath(name));
  const path = `screenshots/${number}.webp`;
  if (content) await files.addFile(path, [content]);
  return content && { path, bytes: content.byteLength };
}

interface Said {
  readonly answers: readonly (typeof ticketAnswers.$inferSelect)[];
  readonly changes: readonly (typeof ticketChanges.$inferSelect)[];
}

function presentTicket(row: TicketRow, { answers, changes }: Said): Omit<ExportedTicket, 'screenshot'> {
  const { title, description, suggestion, category, status, priority, mayBePublic, isPublic } = row;
  const { upvotes, plannedRelease, pageUrl, browserInfo, userActions } = row;
  return {
    ...{ title, description, suggestion, category, status, priority, mayBePublic, isPublic },
    ...{ upvotes, plannedRelease, pageUrl, browserInfo, userActions },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answers: answers.map(({ author, text, createdAt }) => ({
      author,
      text,
      createdAt: createdAt.toISOString(),
    })),
    history: changes.map(({ fromStatus, toStatus, author, changedAt }) => ({
      from: fromStatus,
      to: toStatus,
      by: author,
      at: changedAt.toISOString(),
    })),
  };
}
