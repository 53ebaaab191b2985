import type { Ticket, TicketSummary } from '@chitta/contract';

/** Somebody else's ticket that is public. */
export function buildTicketSummary(overrides: Partial<TicketSummary> = {}): TicketSummary {
  return {
    id: 12,
    title: 'The moon stands still',
    category: 'bug',
    status: 'open',
    priority: 'medium',
    isPublic: true,
    upvotes: 3,
    plannedRelease: null,
    isOwn: false,
    hasVoted: false,
    isFollowed: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

export function buildTicket(overrides: Partial<Ticket> = {}): Ticket {
  return {
    ...buildTicketSummary(),
    description: 'It is the same every night.',
    suggestion: 'Let it wax.',
    duplicateOf: null,
    own: null,
    ...overrides,
  };
}

/** The member's own, with one answer of the operator. */
export function buildOwnTicket(overrides: Partial<Ticket> = {}): Ticket {
  return buildTicket({
    isOwn: true,
    isFollowed: true,
    isPublic: false,
    upvotes: 0,
    own: {
      mayBePublic: false,
      pageUrl: '/journal/12',
      browserInfo: null,
      userActions: [],
      screenshot: null,
      adminResponse: 'We look into it.',
      answers: [
        { id: 1, author: 'operator', text: 'We look into it.', createdAt: '2026-11-21T08:00:00.000Z' },
      ],
      history: [{ from: null, to: 'open', by: 'member', at: '2026-11-20T08:00:00.000Z' }],
    },
    ...overrides,
  });
}
