/** Errors of the dictionary and of what administrators publish in it; part of the one table. */
export const symbolErrors = {
  'symbols.not_found': { code: 'NOT_FOUND', message: 'Symbol not found' },
  'symbols.breaks_rules': { code: 'VALIDATION', message: 'This entry breaks a rule of the dictionary.' },
  'symbols.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'Somebody has changed this entry meanwhile. Look at it as it is now.',
  },
  'symbols.change_not_found': { code: 'NOT_FOUND', message: 'There is no such change.' },
  'symbols.missing_not_found': { code: 'NOT_FOUND', message: 'This word has not been reported as missing.' },
} as const;
