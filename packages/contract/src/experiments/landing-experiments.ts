import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { lineOfText } from '../text.ts';

const inBoth = (most: number) => z.strictObject({ en: lineOfText(most), es: lineOfText(most) });
const text = (name: limits.LandingTextName) => inBoth(limits.landingText[name]).nullable().default(null);

/** What an administrator writes of a variant. */
export const landingContentValues = z.strictObject({
  texts: z.strictObject({
    headline: text('headline'),
    lead: text('lead'),
    primaryCta: text('primaryCta'),
    secondaryCta: text('secondaryCta'),
  }),
  /** Every block once. */
  blocks: z
    .array(z.enum(limits.landingBlocks))
    .length(limits.landingBlocks.length)
    .refine((blocks) => new Set(blocks).size === limits.landingBlocks.length, { message: 'Invalid input' })
    .nullable()
    .default(null),
});

const shownText = z.object({ en: z.string(), es: z.string() }).nullable();

/** What a variant of the first page says and how it is ordered; null: as the page was built. */
export const landingContent = z.object({
  texts: z.object({ headline: shownText, lead: shownText, primaryCta: shownText, secondaryCta: shownText }),
  blocks: z.array(z.enum(limits.landingBlocks)).nullable(),
});
export type LandingContent = z.infer<typeof landingContent>;

export const variantKey = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/);

/**
 * What the first page shows to one visitor. The server writes the same into the page itself, as JSON in
 * `<meta name="landing-variant">`, wherever a variant was chosen.
 */
export const landingVariant = z.object({
  /** Null: rolled out, so that nothing is measured. */
  phase: z.number().int().nullable(),
  variant: variantKey,
  content: landingContent,
});
export type LandingVariant = z.infer<typeof landingVariant>;

export const landingAssignment = z.object({
  /** Null: the page as it is for everybody else. */
  shown: landingVariant.nullable(),
  reason: z.enum(limits.assignmentReasons),
  /** The visitor has agreed to be known again when they come back. */
  isFollowed: z.boolean(),
});
export type LandingAssignment = z.infer<typeof landingAssignment>;

/** A tag of an address: one word or a few, no sentence. */
const tag = z
  .string()
  .regex(/^[\p{L}\p{N} ._+-]{1,60}$/u)
  .nullable()
  .default(null);

const whole = (most: number) => z.number().int().min(0).max(most);

/** Something that happened on the page. Nothing of it has room for what somebody wrote. */
export const landingEvent = z.strictObject({
  /** Counts the events of a visit from 0, so that none is taken twice. */
  n: whole(9999),
  type: z.enum(limits.landingEventTypes),
  element: z.enum(limits.landingElements).nullable().default(null),
  /** Percent of the page. */
  scrollDepth: whole(100).nullable().default(null),
  /** Seconds in which the page was seen so far. */
  timeOnPage: whole(limits.landingVisit.seconds).nullable().default(null),
});
export type LandingEvent = z.infer<typeof landingEvent>;

export const landingEventsRequest = z.strictObject({
  /** Made by the page, kept in its memory alone: another one each time the page is opened. */
  visit: z.uuid(),
  /** What the page shows, as it was told. */
  phase: z.number().int().positive().max(2_147_483_647),
  variant: variantKey,
  /** Whether the visitor agrees, now, to be known again. */
  isFollowed: z.boolean().default(false),
  page: z.enum(['/', '/home']),
  /** In which the page is shown now; null: as the browser asks for it. */
  language: z.enum(limits.languages).nullable().default(null),
  /** The host alone of the page that led here. */
  referrer: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}$/)
    .nullable()
    .default(null),
  utmSource: tag,
  utmMedium: tag,
  utmCampaign: tag,
  utmTerm: tag,
  viewport: z
    .strictObject({ width: whole(20_000), height: whole(20_000) })
    .nullable()
    .default(null),
  events: z.array(landingEvent).min(1).max(limits.landingVisit.batch),
});
export type LandingEventsRequest = z.infer<typeof landingEventsRequest>;

export const landingExperimentsEndpoints = {
  'GET /api/experiments/landing': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'What the first page shows to this visitor, and why',
    response: dataOf(landingAssignment),
    errors: ['requests.too_many'],
  }),
  'POST /api/experiments/events': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary:
      'What happened on the first page in a visit; taken only where an experiment runs and may count it',
    body: landingEventsRequest,
    bodyBytes: limits.landingVisit.bytes,
    response: dataOf(
      z.object({
        /** Events that were new and are kept. */
        accepted: z.number().int(),
        isFollowed: z.boolean(),
      }),
    ),
    errors: ['requests.invalid', 'requests.too_many'],
  }),
} as const;
