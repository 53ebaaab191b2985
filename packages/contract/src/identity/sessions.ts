import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { idParam } from '../text.ts';

/** One sign-in on one device. */
export const session = z.object({
  id: z.number().int(),
  /** Such as `Firefox`; null: not known. */
  browser: z.string().nullable(),
  /** Such as `Android`; null: not known. */
  system: z.string().nullable(),
  /** IANA time zone that the device's clock was set to at sign-in: all that is kept of its place. */
  timezone: z.string().nullable(),
  method: z.enum(['password', 'passkey', 'oidc', 'link']),
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  /** Some minutes exact. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessionsEndpoints = {
  'GET /api/sessions': endpoint({
    access: 'member',
    summary: 'Where the member is signed in, the session that asks first, then the last seen',
    response: dataOf(z.object({ items: z.array(session) })),
    errors: [],
  }),
  'DELETE /api/sessions': endpoint({
    access: 'member',
    summary: 'End all sessions of the member but the one that asks',
    response: dataOf(z.object({ ended: z.number().int() })),
    needsProof: true,
    errors: [],
  }),
  'DELETE /api/sessions/:id': endpoint({
    access: 'member',
    summary: 'End one session of the member; it may be the one that asks',
    params: z.object({ id: idParam }),
    response: dataOf(z.object({ ended: z.literal(1) })),
    needsProof: true,
    errors: ['sessions.not_found'],
  }),
} as const;
