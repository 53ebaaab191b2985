/** Errors of experiments; part of the one table. */
export const experimentErrors = {
  'experiments.not_found': { code: 'NOT_FOUND', message: 'There is no such experiment.' },
  'experiments.no_such_variant': { code: 'VALIDATION', message: 'This experiment has no such variant.' },
  'experiments.no_such_phase': { code: 'NOT_FOUND', message: 'This experiment has no such phase yet.' },
  'experiments.key_taken': {
    code: 'CONFLICT',
    message: 'Another variant has this key already. Choose another one.',
  },
  'experiments.changed_meanwhile': {
    code: 'CONFLICT',
    message: 'Somebody has changed this experiment meanwhile. Look at it as it is now.',
  },
  'experiments.no_such_transition': { code: 'CONFLICT', message: 'This experiment cannot do that now.' },
  'experiments.not_a_draft': {
    code: 'CONFLICT',
    message:
      'What an experiment has begun with stays as it is. Begin a new phase, or write another experiment.',
  },
  'experiments.another_runs': {
    code: 'CONFLICT',
    message: 'Another experiment runs on the first page. Stop it first.',
  },
  'experiments.too_many': { code: 'CONFLICT', message: 'There are as many experiments as can be kept.' },
} as const;
