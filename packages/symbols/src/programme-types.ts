/** Programmes: some days of small steps, measured by whoever takes them. */

export const programmeNames = ['nightmares', 'recall', 'lucid', 'incubation'] as const;
export type ProgrammeName = (typeof programmeNames)[number];

/** What members are asked before, each week and after; the first of a programme is what it is about. */
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

/** What a step asks members to write down of a day. */
export const programmeAsks = ['writing', 'question', 'minutes', 'minutesToSleep', 'answer'] as const;
export type ProgrammeAsk = (typeof programmeAsks)[number];

/** What members say of themselves before they begin. */
export const programmeConcerns = ['real-event', 'poor-sleep', 'in-treatment'] as const;
export type ProgrammeConcern = (typeof programmeConcerns)[number];

export interface ProgrammeStep {
  readonly id: string;
  /** First and last day on which it is done; the first day of a programme is 1. */
  readonly from: number;
  readonly to: number;
  readonly asks?: ProgrammeAsk;
  readonly isOptional?: boolean;
}

/** One language of a programme, as editors write it. */
export interface ProgrammeText {
  readonly title: string;
  readonly summary: string;
  readonly about: readonly string[];
  /** What studies found, with what they do not say; the sources stand beside it. */
  readonly evidence: string;
  readonly safety: readonly string[];
  /** Why somebody with one of the concerns of `notFor` is kept from beginning. */
  readonly notForText?: string;
  /** Where more help is, for somebody whose answers say that it is needed. */
  readonly help: string;
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** A programme, as editors write it. */
export interface ProgrammeEntry {
  readonly id: ProgrammeName;
  readonly days: number;
  readonly isPremium?: boolean;
  readonly measures: readonly ProgrammeMeasure[];
  /** Of the Oracle, that go with it. */
  readonly practices: readonly string[];
  /** Concerns with which nobody may begin. */
  readonly notFor?: readonly ProgrammeConcern[];
  readonly sources: readonly { readonly title: string; readonly url?: string }[];
  readonly steps: readonly ProgrammeStep[];
  readonly en: ProgrammeText;
  readonly es: ProgrammeText;
}

/** A programme in one language, compiled. */
export type ProgrammeOfLanguage = Omit<ProgrammeEntry, 'en' | 'es' | 'steps'> &
  Omit<ProgrammeText, 'steps'> & {
    readonly steps: readonly (ProgrammeStep & { readonly title: string; readonly text: string })[];
  };
