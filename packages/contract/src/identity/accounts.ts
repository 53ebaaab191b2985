import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as limits from '../limits.ts';
import { optionalReferralCode } from '../payments/referral-code.ts';
import { safeText } from '../text.ts';
import { isUsername } from './username.ts';

/** The session user: only what the client shows; rows never cross the wire. Times are ISO 8601. */
export const sessionUser = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  pictureUrl: z.string().nullable(),
  subscriptionTier: z.string(),
  hasUnlimitedAccess: z.boolean(),
  isAdmin: z.boolean(),
  affiliateStatus: z.string(),
  accountStatus: z.enum(['pending', 'active', 'suspended', 'deleted']),
  messagingOptIn: z.boolean(),
  referralCode: z.string().nullable(),
  timezone: z.string().nullable(),
  /** By the member: a browser that says another does not replace it. */
  isTimezoneChosen: z.boolean(),
  /** Language of mails; null: not known yet. */
  language: z.enum(limits.languages).nullable(),
  displayName: z.string().nullable(),
  /** Readings taken in the open window; 0 once its reset date has passed. */
  translationsUsed: z.number().int(),
  translationsLimit: z.number().int(),
  /** End of the open window; null while none is open. */
  translationsResetDate: z.string().nullable(),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** IANA time zone name, such as `America/Bogota`. The server checks that it exists. */
export const timezone = safeText().pipe(z.string().min(1).max(64));

export const loginRequest = z.object({
  /** User name, or e-mail address in its place. */
  username: safeText().pipe(z.string().trim().min(1, 'Username is required').max(limits.email.max)),
  password: safeText().pipe(z.string().min(1, 'Password is required').max(1000)),
  /** Of the device, so that the member can tell sessions apart. */
  timezone: timezone.optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const emailAddress = safeText().pipe(z.string().trim().max(limits.email.max).pipe(z.email()));

/** A password to be set; the server refuses the most common ones besides. */
export const newPassword = safeText().pipe(z.string().min(limits.password.min).max(limits.password.max));

export const signupRequest = z.object({
  username: safeText().pipe(
    z
      .string()
      .transform((value) => value.normalize('NFKC').trim())
      .pipe(z.string().min(limits.username.min).max(limits.username.max).refine(isUsername)),
  ),
  email: emailAddress,
  password: newPassword,
  timezone: timezone.optional(),
  /** Of the interface: mails to the member speak it. */
  language: z.enum(limits.languages).optional(),
  /** By whose code they come; nothing of it can keep an account from being opened. */
  referralCode: optionalReferralCode,
});
export type SignupRequest = z.infer<typeof signupRequest>;

export const signupResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  user: sessionUser,
  /** False: everything works before the address is verified. */
  requiresVerification: z.boolean(),
  verificationEmailSent: z.boolean(),
  nextStep: z.literal('EMAIL_VERIFICATION'),
});

export const changeSettingsRequest = z
  .object({ timezone, /** Of mails. */ language: z.enum(limits.languages) })
  .partial();
export type ChangeSettingsRequest = z.infer<typeof changeSettingsRequest>;

export const accountsEndpoints = {
  'GET /api/user': endpoint({
    access: 'member',
    summary: 'The signed-in member',
    response: sessionUser,
    errors: [],
  }),
  'PATCH /api/user': endpoint({
    access: 'member',
    summary: 'Change the settings of the signed-in member; what is left out stays',
    body: changeSettingsRequest,
    response: sessionUser,
    errors: [],
  }),
  'POST /api/login': endpoint({
    access: 'public',
    summary: 'Sign in with user name (or e-mail) and password',
    body: loginRequest,
    response: sessionUser,
    errors: [
      'accounts.invalid_credentials',
      'accounts.second_factor_needed',
      'accounts.suspended',
      'requests.too_many',
    ],
  }),
  'POST /api/signup': endpoint({
    access: 'public',
    summary: 'Open an account and sign in',
    body: signupRequest,
    response: signupResponse,
    status: 201,
    errors: [
      'accounts.username_taken',
      'accounts.email_taken',
      'accounts.password_too_common',
      'requests.too_many',
    ],
  }),
  'POST /api/auth/logout': endpoint({
    access: 'public',
    summary: 'Log out; also succeeds when already logged out',
    query: z.object({
      /** Only while this browser remembers to: what is sent late must not end the session of who came next. */
      ifSigningOut: z.literal('true').optional(),
    }),
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
} as const;
