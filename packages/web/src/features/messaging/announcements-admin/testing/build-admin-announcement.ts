import type { AdminAnnouncement } from '@chitta/contract';

/** One that is out, in both languages, and was read by two. */
export function buildAdminAnnouncement(overrides: Partial<AdminAnnouncement> = {}): AdminAnnouncement {
  return {
    id: 7,
    title: 'We move',
    message: 'On Monday nothing can be saved for an hour.',
    actionText: null,
    translations: {
      es: { title: 'Nos mudamos', message: 'El lunes no se podrá guardar.', actionText: null },
    },
    type: 'warning',
    priority: 'high',
    state: 'live',
    isActive: true,
    showOnLogin: false,
    actionUrl: null,
    audience: 'all',
    audienceLanguage: null,
    startsAt: '2026-11-23T08:00:00.000Z',
    expiresAt: null,
    alsoPush: false,
    pushedAt: null,
    createdBy: 'ada',
    createdAt: '2026-11-23T07:00:00.000Z',
    updatedAt: '2026-11-23T07:00:00.000Z',
    version: 3,
    reads: 2,
    ...overrides,
  };
}
