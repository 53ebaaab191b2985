import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, lineOfText, safeText } from '../text.ts';
import { isActionUrl } from './action-url.ts';

const { announcementTexts } = limits;
const time = z.iso.datetime();
const version = z.number().int().positive().max(2_147_483_647);

const message = safeText().pipe(
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1).max(announcementTexts.message)),
);

const texts = z.strictObject({
  title: lineOfText(announcementTexts.title),
  message,
  actionText: lineOfText(announcementTexts.actionText).nullable(),
});

/** The languages that an announcement is translated into: English is its own. */
const translated = z.enum(limits.languages).exclude(['en']);

const values = z.strictObject({
  ...texts.shape,
  /** The same in other languages; English stands in for one that is missing. */
  translations: z.partialRecord(translated, texts),
  type: z.enum(limits.announcementTypes),
  priority: z.enum(limits.announcementPriorities),
  isActive: z.boolean(),
  showOnLogin: z.boolean(),
  actionUrl: z
    .string()
    .max(announcementTexts.actionUrl)
    .refine(isActionUrl, { message: 'Invalid input' })
    .nullable(),
  audience: z.enum(limits.announcementAudiences),
  /** Where the audience is those of one language, else null. */
  audienceLanguage: z.enum(limits.languages).nullable(),
  /** Null: as soon as it is let out. */
  startsAt: time.nullable(),
  expiresAt: time.nullable(),
  alsoPush: z.boolean(),
});

type Values = z.infer<typeof values>;

/** What fields ask of each other. */
function checkTogether(announcement: Values, context: z.RefinementCtx<Values>): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: announcement });
  const { actionUrl, actionText, translations, audience, audienceLanguage, startsAt, expiresAt } =
    announcement;
  if ((actionUrl === null) !== (actionText === null))
    refuse(['actionText'], 'An action has a text and an address.');
  for (const [language, translation] of Object.entries(translations)) {
    if ((actionText === null) !== (translation.actionText === null))
      refuse(['translations', language, 'actionText'], 'An action has a text in each language.');
  }
  if ((audience === 'language') !== (audienceLanguage !== null))
    refuse(['audienceLanguage'], 'A language is named where the audience is one.');
  if (startsAt !== null && expiresAt !== null && expiresAt <= startsAt)
    refuse(['expiresAt'], 'It ends after it begins.');
}

export const createAnnouncementRequest = values.superRefine(checkTogether);
export type CreateAnnouncementRequest = z.infer<typeof createAnnouncementRequest>;

export const changeAnnouncementRequest = values
  .extend({
    /** Of the announcement as it was when it was opened. */
    version,
  })
  .superRefine(checkTogether);
export type ChangeAnnouncementRequest = z.infer<typeof changeAnnouncementRequest>;

/** How an announcement stands now. */
export const announcementStates = ['draft', 'scheduled', 'live', 'expired', 'withdrawn'] as const;

/** An announcement as administrators see it. */
export const adminAnnouncement = z.object({
  id: z.number().int(),
  title: z.string(),
  message: z.string(),
  actionText: z.string().nullable(),
  translations: z.record(
    z.string(),
    z.object({ title: z.string(), message: z.string(), actionText: z.string().nullable() }),
  ),
  type: z.enum(limits.announcementTypes),
  priority: z.enum(limits.announcementPriorities),
  state: z.enum(announcementStates),
  isActive: z.boolean(),
  showOnLogin: z.boolean(),
  actionUrl: z.string().nullable(),
  audience: z.enum(limits.announcementAudiences),
  audienceLanguage: z.enum(limits.languages).nullable(),
  startsAt: z.string(),
  expiresAt: z.string().nullable(),
  alsoPush: z.boolean(),
  /** When everybody had it on their devices who wants it there; null: not, or not yet. */
  pushedAt: z.string().nullable(),
  /** Who made it; null: the account was erased. */
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
  /** Members who have read it or put it aside. */
  reads: z.number().int().nonnegative(),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

const params = z.object({ id: idParam });

export const announcementsAdminEndpoints = {
  'GET /api/admin/announcements': endpoint({
    access: 'admin',
    summary: 'All announcements, the newest first',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: pageOf(adminAnnouncement),
    errors: ['requests.invalid'],
  }),
  'GET /api/admin/announcements/audience-size': endpoint({
    access: 'admin',
    summary: 'How many members an announcement would be for now, and how many of them take it on a device',
    query: z.object({
      audience: z.enum(limits.announcementAudiences),
      language: z.enum(limits.languages).optional(),
    }),
    response: dataOf(
      z.object({ members: z.number().int().nonnegative(), withPush: z.number().int().nonnegative() }),
    ),
    errors: ['requests.invalid'],
  }),
  'GET /api/admin/announcements/:id': endpoint({
    access: 'admin',
    summary: 'One announcement',
    params,
    response: dataOf(adminAnnouncement),
    errors: ['announcements.not_found'],
  }),
  'POST /api/admin/announcements': endpoint({
    access: 'admin',
    summary: 'Write an announcement, as a draft or let out',
    body: createAnnouncementRequest,
    response: dataOf(adminAnnouncement),
    status: 201,
    // It speaks to everybody in the name of the operator.
    needsProof: true,
    errors: ['requests.invalid'],
  }),
  'PUT /api/admin/announcements/:id': endpoint({
    access: 'admin',
    summary: 'Change an announcement that nobody has changed since',
    params,
    body: changeAnnouncementRequest,
    response: dataOf(adminAnnouncement),
    needsProof: true,
    errors: ['requests.invalid', 'announcements.not_found', 'announcements.changed_meanwhile'],
  }),
  'POST /api/admin/announcements/:id/withdraw': endpoint({
    access: 'admin',
    summary: 'Take an announcement back: it is gone from pages and notification centres',
    params,
    response: dataOf(adminAnnouncement),
    errors: ['announcements.not_found'],
  }),
} as const;
