import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { optionalReferralCode } from '../payments/referral-code.ts';
import { safeText } from '../text.ts';
import { timezone } from './accounts.ts';
import { secondStepMethods } from './sign-in.ts';

/** A value that the provider put into the address of our callback page. */
const callbackValue = safeText().pipe(z.string().min(1).max(2048));

/** Where to go afterwards: a path of this app, never an address elsewhere. */
const localPath = safeText().pipe(
  z
    .string()
    .max(1000)
    .regex(/^\/(?![/\\])[^\\\s]*$/),
);

const device = { timezone: timezone.optional(), language: z.enum(limits.languages).optional() };

/** Where the browser goes next, at the provider. */
const authorizationStart = dataOf(z.object({ url: z.url() }));

export const oidcStartRequest = z.object({ next: localPath.optional() });
export type OidcStartRequest = z.infer<typeof oidcStartRequest>;

export const oidcCallbackRequest = z.object({
  state: callbackValue,
  code: callbackValue.optional(),
  iss: callbackValue.optional(),
  /** In place of a code, where the provider or the person there said no. */
  error: callbackValue.optional(),
  /** By whose code they come, where an account is opened. */
  referralCode: optionalReferralCode,
  ...device,
});
export type OidcCallbackRequest = z.infer<typeof oidcCallbackRequest>;

/** Where the page that began asked to go on; null: nowhere in particular. */
const next = z.string().nullable();

/** What came of a return from the provider. */
export const oidcOutcome = z.discriminatedUnion('outcome', [
  /** A session is open; `isNew`: so is an account. */
  z.object({ outcome: z.literal('signed_in'), isNew: z.boolean(), next }),
  /** The account is known and wants its second factor, as `POST /api/login` does. */
  z.object({ outcome: z.literal('second_factor'), methods: z.array(z.enum(secondStepMethods)), next }),
  /** Another account has this address: it can be linked by whoever signs in to it in this browser. */
  z.object({ outcome: z.literal('link_needed'), email: z.string(), next }),
  /** The member who began can link now. */
  z.object({ outcome: z.literal('link_ready'), email: z.string().nullable(), next }),
  /** The member proved to be the one. */
  z.object({ outcome: z.literal('proven'), next }),
]);
export type OidcOutcome = z.infer<typeof oidcOutcome>;

export const oidcProvider = z.object({ name: z.string(), host: z.string() });

/** What joins an account and the provider. */
export const oidcLink = z.object({
  /** Null: this server has none. */
  provider: oidcProvider.nullable(),
  isLinked: z.boolean(),
  /** False where the member would have no way in left. */
  canUnlink: z.boolean(),
  /** Somebody returned from the provider in this browser and waits to be linked; null: nobody. */
  waiting: z.object({ email: z.string().nullable() }).nullable(),
});
export type OidcLink = z.infer<typeof oidcLink>;

const beginErrors = ['oidc.not_configured', 'oidc.unreachable', 'requests.too_many'] as const;

export const oidcEndpoints = {
  'GET /api/auth/oidc': endpoint({
    access: 'public',
    summary: 'Whether one can sign in through an OpenID provider, and its name',
    response: dataOf(z.object({ provider: oidcProvider.nullable() })),
    errors: [],
  }),
  'POST /api/auth/oidc/start': endpoint({
    access: 'public',
    summary: 'Begin to sign in or up through the provider',
    body: oidcStartRequest,
    response: authorizationStart,
    errors: [...beginErrors],
  }),
  'POST /api/auth/oidc/proof': endpoint({
    access: 'member',
    summary: 'Begin to prove to be the one by signing in at the provider anew',
    body: oidcStartRequest,
    response: authorizationStart,
    errors: [...beginErrors, 'oidc.not_linked'],
  }),
  'POST /api/auth/oidc/connection': endpoint({
    access: 'member',
    summary: 'Begin to link the account to the provider',
    body: oidcStartRequest,
    response: authorizationStart,
    errors: [...beginErrors, 'oidc.already_linked'],
  }),
  'POST /api/auth/oidc/callback': endpoint({
    access: 'public',
    summary: 'Back from the provider: what it put into the address of the callback page',
    body: oidcCallbackRequest,
    response: dataOf(oidcOutcome),
    errors: [
      'oidc.not_configured',
      'oidc.unreachable',
      'oidc.start_again',
      'oidc.cancelled',
      'oidc.answer_refused',
      'oidc.no_email',
      'oidc.other_identity',
      'oidc.already_linked',
      'oidc.account_closed',
      'accounts.suspended',
      'requests.too_many',
    ],
  }),
  'GET /api/auth/oidc/link': endpoint({
    access: 'member',
    summary: 'Whether the account is linked to the provider, and whether somebody waits to be linked',
    response: dataOf(oidcLink),
    errors: [],
  }),
  'POST /api/auth/oidc/link': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Link the account to who has just returned from the provider in this browser',
    response: dataOf(oidcLink),
    errors: ['oidc.start_again', 'oidc.already_linked'],
  }),
  'DELETE /api/auth/oidc/link': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Unlink the account from the provider; also succeeds when it is not linked',
    response: dataOf(oidcLink),
    errors: ['oidc.only_way_in'],
  }),
} as const;
