import type { Programme, ProgrammeRun } from '@chitta/contract';

/** A programme with everything that one can have. */
export const programme: Programme = {
  name: 'nightmares',
  title: 'Rewrite a nightmare',
  summary: 'Four weeks.',
  days: 28,
  isPremium: false,
  running: null,
  ended: 0,
  about: ['A nightmare that returns has been rehearsed.'],
  evidence: 'In a trial nightmares became fewer.',
  sources: [{ title: 'A trial', url: 'https://example.org/trial' }],
  safety: ['You can stop at any moment.'],
  notFor: [],
  notForText: null,
  help: 'Please talk to a doctor.',
  measures: ['nightmareNights', 'distress'],
  steps: [
    {
      id: 'choose',
      from: 1,
      to: 1,
      asks: null,
      isOptional: false,
      title: 'Choose a dream',
      text: 'Not the worst.',
    },
    {
      id: 'picture',
      from: 2,
      to: 28,
      asks: 'minutes',
      isOptional: false,
      title: 'Picture it',
      text: 'By day.',
    },
    {
      id: 'rewrite',
      from: 1,
      to: 3,
      asks: 'writing',
      isOptional: false,
      title: 'Write it anew',
      text: 'Any way.',
    },
  ],
  practices: [],
};

/** A run on its third day. */
export const run: ProgrammeRun = {
  id: 'abcdefghijklmnopqrstuv',
  name: 'nightmares',
  state: 'running',
  startedOn: '2026-11-02',
  endedOn: null,
  day: 3,
  concerns: [],
  question: '',
  writing: '',
  days: [],
  measures: [{ date: '2026-11-02', kind: 'before', values: { nightmareNights: 4, distress: 2 } }],
  measureDueOn: '2026-11-09',
  effects: [
    { measure: 'nightmareNights', before: 4, since: null, answers: 0, change: null, verdict: null },
    { measure: 'distress', before: 2, since: null, answers: 0, change: null, verdict: null },
  ],
  answered: null,
  needsHelp: false,
  createdAt: '2026-11-02T20:00:00.000Z',
  updatedAt: '2026-11-02T20:00:00.000Z',
};
