/** Errors of Improve Memory; part of the table of errors. */
export const memoryErrors = {
  'moments.not_found': { code: 'NOT_FOUND', message: 'This moment was not found.' },
  'moments.empty': { code: 'VALIDATION', message: 'Write something, or add a picture.' },
  'moments.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'This moment was changed elsewhere meanwhile. Look at both versions.',
  },
  'moments.too_many': { code: 'CONFLICT', message: 'This day has as many moments as a day can have.' },
  'moments.no_room': {
    code: 'VALIDATION',
    message: 'There is no more room for your pictures. Delete some, or keep this moment without its picture.',
  },
  'exercise_sessions.not_found': { code: 'NOT_FOUND', message: 'This exercise was not found.' },
  'exercise_sessions.completed': { code: 'CONFLICT', message: 'This exercise is completed already.' },
} as const;
