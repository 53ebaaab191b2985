/** Errors of tickets and canned answers; part of the one table. */
export const ticketErrors = {
  'tickets.not_found': { code: 'NOT_FOUND', message: 'This ticket was not found.' },
  'tickets.too_many': { code: 'CONFLICT', message: 'You have as many tickets as can be kept.' },
  'tickets.too_many_answers': {
    code: 'CONFLICT',
    message: 'This ticket has as many answers as one can have. Please open a new one.',
  },
  'tickets.no_room': {
    code: 'VALIDATION',
    message:
      'There is no more room for your screenshots. Take some out of older messages, or send this one without.',
  },
  'tickets.ended': { code: 'CONFLICT', message: 'This ticket is not open any more.' },
  'tickets.own_vote': { code: 'FORBIDDEN', message: 'Votes for a ticket are for others than its author.' },
  'tickets.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'Somebody has changed this ticket meanwhile. Look at it as it is now.',
  },
  'tickets.no_such_transition': { code: 'CONFLICT', message: 'This ticket cannot be given that status now.' },
  'tickets.no_original': { code: 'CONFLICT', message: 'That ticket cannot take the place of this one.' },
  'tickets.not_for_public': {
    code: 'FORBIDDEN',
    message: 'The author of this ticket does not want it to be public.',
  },
  'tickets.not_an_administrator': {
    code: 'VALIDATION',
    message: 'Tickets are assigned to administrators alone.',
  },
  'canned_answers.not_found': { code: 'NOT_FOUND', message: 'There is no such canned answer.' },
  'canned_answers.name_taken': { code: 'CONFLICT', message: 'Another canned answer has this name.' },
  'canned_answers.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'Somebody has changed this canned answer meanwhile. Look at it as it is now.',
  },
  'canned_answers.too_many': {
    code: 'CONFLICT',
    message: 'There are as many canned answers as can be kept.',
  },
} as const;
