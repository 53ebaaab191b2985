import { monitoringErrors } from './admin/monitoring-errors.ts';
import { queueErrors } from './admin/queue-errors.ts';
import { systemReportErrors } from './admin/system-report-errors.ts';
import { communityErrors } from './community/community-errors.ts';
import { experimentErrors } from './experiments/experiment-errors.ts';
import { memoryErrors } from './memory/memory-errors.ts';
import { oracleErrors } from './oracle/oracle-errors.ts';
import { symbolErrors } from './symbols/symbol-errors.ts';
import { ticketErrors } from './tickets/ticket-errors.ts';

/** The closed set of errors that cross the wire: nine codes, one typed reason each, one table from reason to both. */

export const errorCodes = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION',
  'DATABASE',
  'INTERNAL',
  'EXTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The status each code answers with unless its reason names a more exact one. */
export const statusOfCode: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION: 422,
  DATABASE: 500,
  INTERNAL: 500,
  EXTERNAL: 502,
};

interface ErrorRow {
  readonly code: ErrorCode;
  /** English text on the wire; the client shows its own language by reason. */
  readonly message: string;
  /** Only where HTTP has a more exact status than the code's own. */
  readonly status?: number;
}

const rows = {
  'requests.malformed': { code: 'BAD_REQUEST', message: 'The request could not be read.' },
  'requests.unsupported_media_type': {
    code: 'BAD_REQUEST',
    status: 415,
    message: 'Send the request body as JSON.',
  },
  'requests.body_too_large': { code: 'BAD_REQUEST', status: 413, message: 'The request is too large.' },
  'requests.invalid': { code: 'VALIDATION', message: 'Invalid input' },
  'requests.not_found': { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  'requests.origin_refused': { code: 'FORBIDDEN', message: 'This request came from another site.' },
  'requests.forbidden': { code: 'FORBIDDEN', message: 'You do not have access to this.' },
  'requests.user_mismatch': { code: 'FORBIDDEN', message: 'This request names another member.' },
  'requests.too_many': {
    code: 'BAD_REQUEST',
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  'requests.timed_out': { code: 'BAD_REQUEST', status: 408, message: 'The request took too long to arrive.' },
  'requests.idempotency_key_reused': {
    code: 'CONFLICT',
    message: 'This idempotency key was used for another request.',
  },
  'accounts.signed_out': { code: 'UNAUTHORIZED', message: 'Please sign in.' },
  'accounts.invalid_credentials': { code: 'UNAUTHORIZED', message: 'Invalid username or password' },
  'accounts.suspended': { code: 'FORBIDDEN', message: 'This account is suspended.' },
  'accounts.proof_needed': { code: 'FORBIDDEN', message: 'Please confirm first that it is you.' },
  'accounts.username_taken': { code: 'CONFLICT', message: 'This username is already taken.' },
  'accounts.email_taken': { code: 'CONFLICT', message: 'This email is already registered.' },
  'accounts.password_too_common': {
    code: 'VALIDATION',
    message: 'This password is among the most common ones. Please choose another.',
  },
  'email_changes.same_address': { code: 'VALIDATION', message: 'This is your address already.' },
  'links.unknown': { code: 'NOT_FOUND', message: 'This link is not valid.' },
  'links.used': { code: 'CONFLICT', message: 'This link has been used already.' },
  'links.expired': { code: 'BAD_REQUEST', status: 410, message: 'This link has expired.' },
  'links.replaced': { code: 'CONFLICT', message: 'This link has been replaced by a newer one.' },
  'links.sign_in_needed': {
    code: 'FORBIDDEN',
    message: 'Sign in to the account that this link was sent for, then follow it.',
  },
  'accounts.second_factor_needed': {
    code: 'UNAUTHORIZED',
    message: 'Your password is right. Now your second factor.',
  },
  'accounts.second_factor_wrong': { code: 'UNAUTHORIZED', message: 'That did not match. Please try again.' },
  'accounts.second_factor_late': {
    code: 'UNAUTHORIZED',
    message: 'This took too long. Please sign in again from the start.',
  },
  'accounts.second_factor_required': {
    code: 'FORBIDDEN',
    message: 'Administrators need a second factor for this.',
  },
  'reauthentication.failed': { code: 'FORBIDDEN', message: 'That did not match. Please try again.' },
  'factors.not_found': { code: 'NOT_FOUND', message: 'Passkey not found' },
  'factors.wrong_code': {
    code: 'VALIDATION',
    message: 'This code does not match. Codes change every 30 seconds; is the clock of your device right?',
  },
  'factors.totp_exists': { code: 'CONFLICT', message: 'An authenticator app is set up already.' },
  'factors.totp_not_begun': { code: 'CONFLICT', message: 'Begin setting up the authenticator app again.' },
  'factors.passkey_refused': {
    code: 'FORBIDDEN',
    message: 'This passkey could not be used. Please try again, or take another way.',
  },
  'factors.passkey_limit': { code: 'CONFLICT', message: 'You have as many passkeys as there can be.' },
  'factors.last_of_administrator': {
    code: 'CONFLICT',
    message: 'Administrators keep at least one second factor. Add another one first.',
  },
  'factors.nothing_to_recover': { code: 'CONFLICT', message: 'There is no second factor to recover.' },
  'oidc.not_configured': { code: 'NOT_FOUND', message: 'This server has no other sign-in service.' },
  'oidc.unreachable': {
    code: 'EXTERNAL',
    message: 'The sign-in service cannot be reached right now. Please try again later.',
  },
  'oidc.start_again': {
    code: 'BAD_REQUEST',
    message:
      'This sign-in was not begun in this browser, is used already, or took too long. Please begin again.',
  },
  'oidc.cancelled': { code: 'BAD_REQUEST', message: 'The sign-in was cancelled at the service.' },
  'oidc.answer_refused': {
    code: 'FORBIDDEN',
    message: 'The answer of the sign-in service did not pass our checks.',
  },
  'oidc.no_email': {
    code: 'VALIDATION',
    message: 'The sign-in service did not tell your email address, which an account here needs.',
  },
  'oidc.other_identity': {
    code: 'FORBIDDEN',
    message: 'This is not the person there that your account is linked to.',
  },
  'oidc.not_linked': { code: 'CONFLICT', message: 'This account is not linked to the sign-in service.' },
  'oidc.already_linked': { code: 'CONFLICT', message: 'This is linked to an account already.' },
  'oidc.account_closed': { code: 'FORBIDDEN', message: 'This account is closed.' },
  'oidc.only_way_in': {
    code: 'CONFLICT',
    message: 'This is the only way into your account. Set a password or add a passkey first.',
  },
  'requests.unknown_host': {
    code: 'NOT_FOUND',
    status: 421,
    message: 'This server does not answer to this name.',
  },
  'files.unavailable': {
    code: 'EXTERNAL',
    message: 'The place where files are kept does not answer. Please try again later.',
  },
  'pictures.not_found': { code: 'NOT_FOUND', message: 'Picture not found' },
  'pictures.unknown_format': {
    code: 'VALIDATION',
    message: 'This is no picture that can be read here. JPEG, PNG, WebP and AVIF can.',
  },
  'pictures.unreadable': { code: 'VALIDATION', message: 'This picture is broken.' },
  'pictures.too_large': {
    code: 'VALIDATION',
    message: 'This picture has more pixels than can be read: 60 million at most.',
  },
  'voice_recordings.not_found': { code: 'NOT_FOUND', message: 'This dream has no recording.' },
  'voice_recordings.unknown_format': {
    code: 'VALIDATION',
    message: 'This is no recording that can be kept here. WebM, Ogg and MP4 can.',
  },
  'voice_recordings.unreadable': { code: 'VALIDATION', message: 'This recording is broken.' },
  'voice_recordings.no_room': {
    code: 'VALIDATION',
    message: 'There is no more room for your recordings. Delete one that you no longer need.',
  },
  'push_subscriptions.not_found': { code: 'NOT_FOUND', message: 'This device gets no notifications.' },
  'push_subscriptions.endpoint_refused': {
    code: 'VALIDATION',
    message: 'Notifications cannot be sent to this address.',
  },
  'sessions.not_found': { code: 'NOT_FOUND', message: 'This session has ended already.' },
  'dreams.not_found': { code: 'NOT_FOUND', message: 'Dream not found' },
  'dreams.empty': { code: 'VALIDATION', message: 'Please enter your dream before saving.' },
  'dreams.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'This dream has been changed elsewhere meanwhile. Please look at it again.',
  },
  'translations.empty': { code: 'VALIDATION', message: 'Please enter your dream before translating.' },
  'translations.too_short': {
    code: 'VALIDATION',
    message: 'Please provide at least 20 characters for accurate interpretation.',
  },
  'translations.too_long': {
    code: 'VALIDATION',
    message: 'Please limit your dream description to 5000 characters.',
  },
  'translations.limit_reached': {
    code: 'FORBIDDEN',
    message:
      "You've reached your free interpretations limit. Upgrade to premium for unlimited interpretations.",
  },
  'translations.failed': { code: 'INTERNAL', message: 'Translation failed' },
  'follow_ups.no_reading': { code: 'CONFLICT', message: 'This dream has no reading.' },
  'deepened_readings.no_model': { code: 'NOT_FOUND', message: 'This server works without a language model.' },
  'deepened_readings.no_consent': {
    code: 'FORBIDDEN',
    message: 'You have not agreed that your dreams may be sent to the language model.',
  },
  'deepened_readings.nothing_to_deepen': {
    code: 'CONFLICT',
    message: 'This reading is left in our own words.',
  },
  'imports.not_found': { code: 'NOT_FOUND', message: 'Import not found' },
  'imports.unknown_format': { code: 'VALIDATION', message: 'No dreams can be read from this kind of file.' },
  'imports.mixed_files': {
    code: 'VALIDATION',
    message: 'These files are of different kinds. Send them one by one.',
  },
  'imports.broken_file': { code: 'VALIDATION', message: 'This file is broken; nothing was taken from it.' },
  'imports.too_much': {
    code: 'VALIDATION',
    message: 'There is more in this file than can be taken at once.',
  },
  'imports.nothing_found': { code: 'VALIDATION', message: 'No dream was found in this file.' },
  'imports.wrong_state': {
    code: 'CONFLICT',
    message: 'This import has moved on meanwhile. Reload the page to see how it stands.',
  },
  'personal_symbols.not_found': { code: 'NOT_FOUND', message: 'Personal symbol not found' },
  'personal_symbols.name_taken': {
    code: 'CONFLICT',
    message: 'You already have a personal symbol with this name.',
  },
  'personal_symbols.limit_reached': {
    code: 'CONFLICT',
    message: 'You have as many personal symbols as there can be. Delete one to make room.',
  },
  'themes.not_found': { code: 'NOT_FOUND', message: 'There is no such theme.' },
  'dictionary.not_found': { code: 'NOT_FOUND', message: 'This symbol is not in the dictionary.' },
  ...symbolErrors,
  'admin_users.not_found': { code: 'NOT_FOUND', message: 'There is no such member.' },
  'admin_users.closed': { code: 'CONFLICT', message: 'This account is closed.' },
  'admin_users.not_pending': {
    code: 'CONFLICT',
    message: 'The address of this account is confirmed already.',
  },
  'admin_users.not_verified': {
    code: 'CONFLICT',
    message: 'Only a member whose address is confirmed can become an administrator.',
  },
  'admin_users.own_account': { code: 'CONFLICT', message: 'This cannot be done to your own account.' },
  'admin_users.last_administrator': {
    code: 'CONFLICT',
    message: 'There must be another administrator left first.',
  },
  'natal_chart.no_such_time': {
    code: 'VALIDATION',
    message: 'Clocks were put forward over this time on that day: it did not happen there.',
  },
  'natal_chart.time_stands_twice': {
    code: 'VALIDATION',
    message: 'Clocks were put back over this time on that day: say whether it was the first or the second.',
  },
  ...oracleErrors,
  'announcements.not_found': { code: 'NOT_FOUND', message: 'There is no such announcement.' },
  'announcements.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'Somebody has changed this announcement meanwhile. Look at it as it is now.',
  },
  ...memoryErrors,
  'letters.not_found': { code: 'NOT_FOUND', message: 'There is no letter of this month.' },
  'programmes.run_not_found': { code: 'NOT_FOUND', message: 'This programme was not found.' },
  'programmes.running': { code: 'CONFLICT', message: 'You are taking this programme already.' },
  'programmes.ended': { code: 'CONFLICT', message: 'This programme has ended.' },
  'programmes.not_advised': {
    code: 'FORBIDDEN',
    message: 'This programme is not for people who sleep badly or are in treatment for it.',
  },
  'programmes.too_many': {
    code: 'CONFLICT',
    message: 'You have taken this programme as often as can be kept. Delete an old one first.',
  },
  ...communityErrors,
  ...queueErrors,
  ...ticketErrors,
  ...systemReportErrors,
  ...experimentErrors,
  ...monitoringErrors,
  'insights.symbol_not_met': { code: 'NOT_FOUND', message: 'This symbol is in none of your dreams.' },
  'insights.recurring_dream_not_found': {
    code: 'NOT_FOUND',
    message: 'These dreams no longer count as the same dream.',
  },
  'memberships.not_sold': { code: 'NOT_FOUND', message: 'This server sells no memberships.' },
  'memberships.premium_needed': { code: 'FORBIDDEN', message: 'This is part of premium.' },
  'memberships.exists': { code: 'CONFLICT', message: 'You have premium already.' },
  'memberships.none': { code: 'CONFLICT', message: 'There is no running membership.' },
  'memberships.same_plan': { code: 'CONFLICT', message: 'This is the plan you have.' },
  'memberships.preview_outdated': {
    code: 'CONFLICT',
    message: 'The amount has changed since it was shown. Please look at it again.',
  },
  'memberships.checkout_not_found': { code: 'NOT_FOUND', message: 'This payment was not found.' },
  'memberships.invoice_not_found': { code: 'NOT_FOUND', message: 'This invoice was not found.' },
  'memberships.no_customer': { code: 'CONFLICT', message: 'You have not paid anything yet.' },
  'payments.unavailable': {
    code: 'EXTERNAL',
    message: 'The payment service cannot be reached right now. Nothing was charged. Please try again.',
  },
  'payments.refused': { code: 'CONFLICT', message: 'The payment service did not accept this.' },
  'payments.signature_refused': {
    code: 'BAD_REQUEST',
    message: 'This notification is not signed as it must be.',
  },
  'referrals.unknown_code': { code: 'NOT_FOUND', message: 'This code is not known, or no longer holds.' },
  'referrals.code_used_up': { code: 'CONFLICT', message: 'This code has been used as often as it can be.' },
  'referrals.own_code': { code: 'CONFLICT', message: 'This is your own code.' },
  'referrals.not_new': { code: 'CONFLICT', message: 'A code counts for new accounts only.' },
  'referrals.not_found': { code: 'NOT_FOUND', message: 'Referral not found' },
  'referrals.nothing_to_review': {
    code: 'CONFLICT',
    message: 'There is nothing to decide about this referral.',
  },
  'referrals.code_not_found': { code: 'NOT_FOUND', message: 'This code was not found.' },
  'referrals.code_taken': { code: 'CONFLICT', message: 'There is this code already.' },
  'referrals.below_uses': { code: 'CONFLICT', message: 'It has been used more often than that.' },
  'affiliates.applied_already': {
    code: 'CONFLICT',
    message: 'Your application is here already. You will get a mail when it is decided.',
  },
  'affiliates.is_affiliate': { code: 'CONFLICT', message: 'You are an affiliate already.' },
  'affiliates.application_not_found': { code: 'NOT_FOUND', message: 'Application not found' },
  'affiliates.decided_already': { code: 'CONFLICT', message: 'This has been decided already.' },
  'affiliates.not_found': { code: 'NOT_FOUND', message: 'There is no such affiliate.' },
  'affiliates.tier_not_found': { code: 'NOT_FOUND', message: 'There is no such tier.' },
  'affiliates.commission_not_found': { code: 'NOT_FOUND', message: 'Commission not found' },
  'affiliates.not_held': { code: 'CONFLICT', message: 'This commission is not held back.' },
  'affiliates.nothing_to_pay': { code: 'CONFLICT', message: 'There is nothing to pay out right now.' },
  'affiliates.payout_not_found': { code: 'NOT_FOUND', message: 'Payout not found' },
  'affiliates.run_not_found': { code: 'NOT_FOUND', message: 'This payout run was not found.' },
  'payment_events.not_found': {
    code: 'NOT_FOUND',
    message: 'There is no such event of the payment service.',
  },
  'payment_sandbox.off': { code: 'NOT_FOUND', message: 'Payments are not tried out on this server.' },
  'payment_sandbox.not_found': {
    code: 'NOT_FOUND',
    message: 'There is no such thing at the pretend payment service.',
  },
  'server.overloaded': {
    code: 'INTERNAL',
    status: 503,
    message: 'The server is busy. Please try again in a moment.',
  },
  'server.timed_out': {
    code: 'INTERNAL',
    status: 503,
    message: 'The server took too long to answer. Please try again.',
  },
  'server.database': { code: 'DATABASE', status: 503, message: 'The database could not be reached.' },
  'server.disk_full': {
    code: 'DATABASE',
    status: 507,
    message: 'The disk of the server is full: nothing can be saved for now. What is saved can be read.',
  },
  'server.unexpected': { code: 'INTERNAL', message: 'An unexpected error occurred' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorReason = keyof typeof rows;
export const errorTable: Record<ErrorReason, ErrorRow> = rows;

/** HTTP status that an error of this reason answers with. */
export function statusOfReason(reason: ErrorReason): number {
  const row = errorTable[reason];
  return row.status ?? statusOfCode[row.code];
}
