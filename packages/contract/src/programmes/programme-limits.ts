/** Lists and limits of programmes; part of `limits`. */

export const programmeNames = ['nightmares', 'recall', 'lucid', 'incubation'] as const;
export type ProgrammeName = (typeof programmeNames)[number];

/** What members are asked before, each week and after. */
export const programmeMeasures = [
  'nightmareNights',
  'distress',
  'sleepLostNights',
  'mastery',
  'dreamNights',
  'clarity',
  'lucidNights',
  'sleepQuality',
  'burden',
  'solvability',
  'mood',
] as const;
export type ProgrammeMeasure = (typeof programmeMeasures)[number];

/** Those that count nights of the last seven; all others are a step from 0 to 4. */
export const nightMeasures = ['nightmareNights', 'sleepLostNights', 'dreamNights', 'lucidNights'] as const;
export type NightMeasure = (typeof nightMeasures)[number];
export const measureMax = { nights: 7, step: 4 } as const;

/** What a step asks members to write down of a day. */
export const programmeAsks = ['writing', 'question', 'minutes', 'minutesToSleep', 'answer'] as const;
export type ProgrammeAsk = (typeof programmeAsks)[number];

/** What members say of themselves before they begin. */
export const programmeConcerns = ['real-event', 'poor-sleep', 'in-treatment'] as const;
export type ProgrammeConcern = (typeof programmeConcerns)[number];

export const programmeRunStates = ['running', 'completed', 'stopped'] as const;
export type ProgrammeRunState = (typeof programmeRunStates)[number];

/** Whether a dream of the night had to do with the question that was taken to bed. */
export const programmeAnswers = ['no', 'partly', 'yes'] as const;
export type ProgrammeAnswer = (typeof programmeAnswers)[number];

/**
 * A run: characters of the question and of the dream that is written anew, of a note of a day, minutes that a day can hold,
 * days that it can stay open beyond those of its programme, and how many a member can have of one programme.
 */
export const programmeRun = {
  question: 200,
  writing: 10_000,
  note: 2000,
  minutes: 240,
  extraDays: 28,
  perProgramme: 50,
} as const;

/** Nights on each side that a change is told from. */
export const programmeSample = { nights: 7 } as const;
