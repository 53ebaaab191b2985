import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { calendarDay, safeText } from '../text.ts';

/** Ids of moments are random, and tell nothing. */
export const momentId = z.string().regex(/^[\w-]{22}$/);
const ofMoment = z.object({ id: momentId });

/** Something of a day that is worth remembering. */
export const moment = z.object({
  id: momentId,
  /** The day that it belongs to, by the member's own calendar. */
  date: z.string(),
  /** From 1 within its day, in the order of arrival; it stays when others go. */
  momentNumber: z.number().int().positive(),
  note: z.string(),
  kind: z.enum(limits.momentKinds).nullable(),
  /** When it happened, or was taken down. */
  timestamp: z.string(),
  /** Its bytes are at `GET /api/memory/moments/:id/picture`; width and height are those of the whole one. */
  picture: z
    .object({ width: z.number().int(), height: z.number().int(), bytes: z.number().int() })
    .nullable(),
  isArchived: z.boolean(),
  archivedAt: z.string().nullable(),
});
export type Moment = z.infer<typeof moment>;

const note = safeText().pipe(z.string().trim().max(limits.moment.note));
const kind = z.enum(limits.momentKinds).nullable();

export const keepMomentRequest = z.object({
  /** Without a picture something must be written. */
  note: note.default(''),
  kind: kind.optional(),
  /** When it happened; now, where nothing is said. A device that was offline says it. */
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** Its day, where that is another than that of the timestamp in the member's time zone. */
  date: calendarDay.optional(),
});
export type KeepMomentRequest = z.infer<typeof keepMomentRequest>;

export const changeMomentRequest = z
  .object({
    note: note.optional(),
    kind: kind.optional(),
    isArchived: z.boolean().optional(),
    /** Takes the picture away for good; a moment without words keeps it. */
    picture: z.null().optional(),
    /**
     * What the moment said when its words were changed. One that says something else since is left alone:
     * `moments.changed_meanwhile`.
     */
    basedOn: z.object({ note: z.string().max(limits.moment.note), kind }).optional(),
  })
  .refine(({ basedOn: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangeMomentRequest = z.infer<typeof changeMomentRequest>;

const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);

/** Of one day, of one month, or from a day to a day (both included); all where nothing is said. */
export const listMomentsQuery = z
  .object({
    date: calendarDay.optional(),
    month: month.optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
    /** Those that were archived, in place of the others. */
    archived: z.enum(['true', 'false']).default('false'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.max),
  })
  .refine(({ date, month: of, from, to }) => [date, of, from ?? to].filter(Boolean).length <= 1, {
    message: 'Say a day, a month, or from a day to a day.',
  });
export type ListMomentsQuery = z.infer<typeof listMomentsQuery>;

/** A month at a glance. */
export const memoryMonth = z.object({
  month: z.string(),
  /** Those with moments, first to last; archived ones do not count. */
  days: z.array(
    z.object({
      date: z.string(),
      moments: z.number().int(),
      /** The first moment of the day that has a picture. */
      pictureOf: momentId.nullable(),
    }),
  ),
});
export type MemoryMonth = z.infer<typeof memoryMonth>;

const one = dataOf(moment);
const { pictureBytes } = limits.moment;

export const momentsEndpoints = {
  'GET /api/memory/moments': endpoint({
    access: 'member',
    summary: 'Moments of the member, newest first: latest day, in it the highest number',
    query: listMomentsQuery,
    response: pageOf(moment),
    errors: [],
  }),
  'GET /api/memory/calendar': endpoint({
    access: 'member',
    summary: 'The days of a month that have moments',
    query: z.object({ month }),
    response: dataOf(memoryMonth),
    errors: [],
  }),
  'POST /api/memory/moments': endpoint({
    access: 'member',
    summary:
      'Keep a moment. As JSON, or with a picture (JPEG, PNG, WebP or AVIF) as `multipart/form-data`: the same JSON in the field `data`, and a file. The picture is made smaller and written anew, without anything that the file said beside',
    body: keepMomentRequest,
    upload: { files: 1, fileBytes: pictureBytes, totalBytes: pictureBytes },
    response: one,
    status: 201,
    isIdempotent: true,
    errors: [
      'moments.empty',
      'moments.too_many',
      'moments.no_room',
      'moments.not_found',
      'pictures.unknown_format',
      'pictures.unreadable',
      'pictures.too_large',
      'files.unavailable',
    ],
  }),
  'GET /api/memory/moments/:id': endpoint({
    access: 'member',
    summary: 'One moment',
    params: ofMoment,
    response: one,
    errors: ['moments.not_found'],
  }),
  'PATCH /api/memory/moments/:id': endpoint({
    access: 'member',
    summary: 'Change what a moment says, archive it or bring it back, take its picture away',
    params: ofMoment,
    body: changeMomentRequest,
    response: one,
    errors: ['moments.not_found', 'moments.empty', 'moments.changed_meanwhile'],
  }),
  'DELETE /api/memory/moments/:id': endpoint({
    access: 'member',
    summary: 'Delete a moment with its picture for good; the others of its day keep their numbers',
    params: ofMoment,
    response: z.object({ success: z.literal(true) }),
    errors: ['moments.not_found'],
  }),
  'GET /api/memory/moments/:id/picture': endpoint({
    access: 'member',
    summary: 'The picture of a moment, whole or small',
    params: ofMoment,
    query: z.object({ size: z.enum(['whole', 'small']).default('whole') }),
    response: z.file().mime('image/webp'),
    isDownload: true,
    errors: ['moments.not_found', 'files.unavailable'],
  }),
} as const;
