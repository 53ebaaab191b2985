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
  'dreams.not_found': { code: 'NOT_FOUND', message: 'Dream not found' },
  'dreams.empty': { code: 'VALIDATION', message: 'Please enter your dream before saving.' },
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
  'personal_symbols.not_found': { code: 'NOT_FOUND', message: 'Personal symbol not found' },
  'personal_symbols.name_taken': {
    code: 'CONFLICT',
    message: 'You already have a personal symbol with this name.',
  },
  'personal_symbols.limit_reached': {
    code: 'CONFLICT',
    message: 'You have as many personal symbols as there can be. Delete one to make room.',
  },
  'dictionary.not_found': { code: 'NOT_FOUND', message: 'This symbol is not in the dictionary.' },
  'symbols.not_found': { code: 'NOT_FOUND', message: 'Symbol not found' },
  'symbols.missing_not_found': { code: 'NOT_FOUND', message: 'This word has not been reported as missing.' },
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
  'server.database': { code: 'DATABASE', message: 'The database could not be reached.' },
  'server.unexpected': { code: 'INTERNAL', message: 'An unexpected error occurred' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorReason = keyof typeof rows;
export const errorTable: Record<ErrorReason, ErrorRow> = rows;

/** HTTP status that an error of this reason answers with. */
export function statusOfReason(reason: ErrorReason): number {
  const row = errorTable[reason];
  return row.status ?? statusOfCode[row.code];
}
