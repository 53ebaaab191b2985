import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';

/** Every place on the server where something of a member is kept. Pages have words for each. */
export const dataPlaces = [
  'profile',
  'picture',
  'reading-settings',
  'dreams',
  'readings',
  'earlier-readings',
  'follow-ups',
  'personal-symbols',
  'dismissed-suggestions',
  'referrals',
  'memberships',
  'affiliates',
  'voice-recordings',
  'notifications',
  'oracle-profile',
  'oracle-consultations',
  'moments',
  'exercise-sessions',
  'programme-runs',
  'community-profile',
  'community-circles',
  'community-posts',
  'community-answers',
  'tickets',
  'ticket-interests',
  'recall-marks',
  'memory-settings',
  'practice-entries',
  'oracle-follow-ups',
  'push-devices',
  'reminders',
  'dismissed-recurrences',
  'letters',
  'deleted-dreams',
  'deleted-personal-symbols',
  'symbol-occurrences',
  'theme-occurrences',
  'journal-counters',
  'dream-analytics',
  'missing-words',
  'imports',
  'oracle-shares',
  'checkouts',
  'payment-sandbox',
  'sessions',
  'known-devices',
  'factors',
  'one-time-links',
  'mails',
  'pushes',
  'idempotency-keys',
  'administrative-acts',
  'first-page-visits',
] as const;
export type DataPlace = (typeof dataPlaces)[number];

const place = z.object({
  place: z.enum(dataPlaces),
  /** Things of the member's that are there now. */
  count: z.number().int().nonnegative(),
  /** Whether an export holds them. */
  isExported: z.boolean(),
});

export const dataInventory = z.object({ places: z.array(place) });
export type DataInventory = z.infer<typeof dataInventory>;

export const dataInventoryEndpoints = {
  'GET /api/data-inventory': endpoint({
    access: 'member',
    summary: 'Every place where something of the member is kept, and how much',
    response: dataOf(dataInventory),
    errors: [],
  }),
} as const;
