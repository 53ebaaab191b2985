/** Errors of the Oracle; part of the table of errors. */
export const oracleErrors = {
  'oracle.premium_needed': {
    code: 'FORBIDDEN',
    message: 'You have had your one free consultation. The Oracle is part of premium.',
  },
  'oracle.failed': {
    code: 'INTERNAL',
    message: 'The Oracle could not answer. Nothing was used up. Please try again.',
  },
  'oracle.not_found': { code: 'NOT_FOUND', message: 'This consultation was not found.' },
  'oracle.no_practice': { code: 'CONFLICT', message: 'This consultation gave no practice.' },
  'oracle.entry_not_found': { code: 'NOT_FOUND', message: 'This entry was not found.' },
  'oracle.too_many_entries': {
    code: 'CONFLICT',
    message: 'This practice journal is full. Complete the practice and go on with another.',
  },
  'oracle.follow_up_done': { code: 'CONFLICT', message: 'You have looked back on this already.' },
  'oracle.not_shared': { code: 'NOT_FOUND', message: 'This consultation is not shared.' },
  'oracle.imported': {
    code: 'CONFLICT',
    message: 'This consultation came from an export and cannot be shared.',
  },
  'oracle.nothing_to_write': {
    code: 'CONFLICT',
    message: 'This answer is not sent to a language model.',
  },
  'oracle.share_not_found': { code: 'NOT_FOUND', message: 'There is nothing at this link, or no longer.' },
} as const;
