import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { lineOfText, safeText } from '../text.ts';
import { timezone } from './accounts.ts';

const { displayName: name, birth, picture } = limits;

/** What Chitta calls the member. */
export const displayName = lineOfText(name.max);

const birthDate = z.iso.date().refine((day) => day >= birth.firstDay, { message: 'Invalid input' });
const birthTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const messagingPreferences = z.object({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});
export type MessagingPreferences = z.infer<typeof messagingPreferences>;

/** What a member's own page shows. Null: not said. */
export const profile = z.object({
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  /** Address of the picture on this server. */
  pictureUrl: z.string().nullable(),
  language: z.enum(limits.languages).nullable(),
  timezone: z.string().nullable(),
  isTimezoneChosen: z.boolean(),
  birthDate: z.string().nullable(),
  /** `HH:MM`, as clocks showed where the member was born. */
  birthTime: z.string().nullable(),
  birthLocation: z.string().nullable(),
  messaging: messagingPreferences,
  /** Whether Chitta may write at all, on whatever way: true while one of the two is on. */
  messagingOptIn: z.boolean(),
  createdAt: z.string(),
  counts: z.object({
    dreams: z.number().int(),
    readings: z.number().int(),
    personalSymbols: z.number().int(),
  }),
});
export type Profile = z.infer<typeof profile>;

export const changeProfileRequest = z
  .object({
    displayName: displayName.nullable(),
    language: z.enum(limits.languages),
    /** Chosen from now on; null: that of the browser the member signs in with. */
    timezone: timezone.nullable(),
    /** Not in the future, by the day that it is where the member lives. */
    birthDate: birthDate.nullable(),
    birthTime: birthTime.nullable(),
    birthLocation: lineOfText(birth.location).nullable(),
    /** False turns every way off; true turns mails on. */
    messagingOptIn: z.boolean(),
  })
  .partial();
export type ChangeProfileRequest = z.infer<typeof changeProfileRequest>;

/** Which square of a picture is taken: how far to the right and down in percent, and how large it is shown. */
export const pictureCrop = z.object({
  x: z.coerce.number().int().min(0).max(100).default(50),
  y: z.coerce.number().int().min(0).max(100).default(50),
  /** Percent: at 100 the square is as large as it can be. */
  zoom: z.coerce.number().int().min(100).max(picture.zoom).default(100),
});
export type PictureCrop = z.infer<typeof pictureCrop>;

export const profileEndpoints = {
  'GET /api/profile': endpoint({
    access: 'member',
    summary: "The member's own page",
    response: dataOf(profile),
    errors: [],
  }),
  'PATCH /api/profile': endpoint({
    access: 'member',
    summary: 'Change what the member says of themselves; what is left out stays',
    body: changeProfileRequest,
    response: dataOf(profile),
    errors: [],
  }),
  'PUT /api/profile/picture': endpoint({
    access: 'member',
    summary:
      'Take a picture of the member (JPEG, PNG, WebP or AVIF). It is cut to a square and written anew, without anything that the file said beside',
    query: pictureCrop,
    upload: { files: 1, fileBytes: picture.bytes, totalBytes: picture.bytes },
    response: dataOf(profile),
    errors: ['pictures.unknown_format', 'pictures.unreadable', 'pictures.too_large', 'requests.too_many'],
  }),
  'DELETE /api/profile/picture': endpoint({
    access: 'member',
    summary: 'Take the picture away',
    response: dataOf(profile),
    errors: [],
  }),
  'GET /api/pictures/:id': endpoint({
    access: 'member',
    summary: "A member's own picture",
    params: z.object({ id: safeText().pipe(z.string().max(100)) }),
    response: z.file().mime('image/webp'),
    isDownload: true,
    errors: ['pictures.not_found'],
  }),
  'POST /api/user/messaging-preferences': endpoint({
    access: 'member',
    summary: 'Say how Chitta may write to the member; mails that an account needs are sent regardless',
    body: messagingPreferences,
    response: dataOf(messagingPreferences),
    errors: [],
  }),
} as const;
