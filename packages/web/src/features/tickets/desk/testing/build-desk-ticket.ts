import type { AdminTicket, AdminTicketPage, AdminTicketSummary, CannedAnswer } from '@chitta/contract';
import { ticketTransitions } from '@chitta/contract/limits';
import { dataAnswer } from '#web/testing/build-dream.ts';

/** A ticket as the list of administrators shows it. */
export function buildDeskSummary(changes: Partial<AdminTicketSummary> = {}): AdminTicketSummary {
  return {
    id: 12,
    title: 'The moon stands still',
    category: 'bug',
    status: 'open',
    priority: 'medium',
    isPublic: false,
    upvotes: 0,
    plannedRelease: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    member: { id: 42, username: 'luna' },
    assignedTo: null,
    mayBePublic: true,
    duplicateOf: null,
    version: 3,
    waitingSince: null,
    firstAnswerSeconds: null,
    resolutionSeconds: null,
    ...changes,
  };
}

/** A ticket with everything that administrators see of it. */
export function buildDeskTicket(changes: Partial<AdminTicket> = {}): AdminTicket {
  const status = changes.status ?? 'open';
  return {
    ...buildDeskSummary(),
    description: 'Every night it is the same.',
    suggestion: 'Let it wax.',
    pageUrl: '/journal/7',
    browserInfo: {
      browser: 'Firefox 145',
      system: 'Android 16',
      language: 'es-ES',
      width: 390,
      height: 844,
      isInstalled: true,
      isOnline: false,
    },
    screenshot: null,
    userActions: [{ at: '2026-11-20T07:59:00.000Z', kind: 'call', name: 'GET /api/dreams/:id' }],
    answers: [],
    history: [{ from: null, to: 'open', by: 'member', staff: null, at: '2026-11-20T08:00:00.000Z' }],
    transitions: [...ticketTransitions[status]],
    ...changes,
  };
}

export function buildCounts(changes: Partial<AdminTicketPage['counts']> = {}): AdminTicketPage['counts'] {
  return {
    byStatus: { open: 4, in_progress: 1, resolved: 9, wont_fix: 0, duplicate: 2, closed: 3 },
    unassigned: 2,
    waiting: 3,
    medianFirstAnswerSeconds: 7200,
    medianResolutionSeconds: null,
    ...changes,
  };
}

/** The answer of the list with these tickets on one page. */
export function deskPage(...items: readonly AdminTicketSummary[]) {
  return dataAnswer({ items, nextCursor: null, counts: buildCounts() });
}

export function buildCanned(changes: Partial<CannedAnswer> = {}): CannedAnswer {
  return {
    id: 1,
    name: 'Received',
    texts: { en: 'Thank you, we look into it.', es: 'Gracias, lo estamos mirando.' },
    version: 2,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}
