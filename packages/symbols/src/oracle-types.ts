/** What the Oracle is written in: fields of life, kinds of questions, practices. The contract names the same. */

export const lifeFields = [
  'love',
  'family',
  'friendship',
  'work',
  'money',
  'home',
  'body',
  'self',
  'creativity',
  'learning',
  'loss',
  'change',
  'meaning',
] as const;
export type LifeField = (typeof lifeFields)[number];

export const questionKinds = [
  'decision',
  'understanding',
  'relationship',
  'fear',
  'direction',
  'change',
  'dream',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const practiceTimes = ['morning', 'day', 'evening', 'night', 'any'] as const;
export type PracticeTime = (typeof practiceTimes)[number];

/** What a practice works with. */
export const practiceFamilies = [
  'incubation',
  'rescripting',
  'breath',
  'walking',
  'writing',
  'speaking',
  'other_side',
  'drawing',
  'body',
  'noticing',
  'doing',
  'resting',
  'connecting',
] as const;
export type PracticeFamily = (typeof practiceFamilies)[number];

/** One language of a practice, as editors write it. */
export interface PracticeText {
  readonly title: string;
  /** What it does and for whom, one or two sentences. */
  readonly why: string;
  /** Each a sentence or two, to be done one after the other. */
  readonly steps: readonly string[];
  /** What to pay attention to while doing it, and after. */
  readonly notice: string;
}

/** A practice, as editors write it. */
export interface PracticeEntry {
  readonly id: string;
  readonly family: PracticeFamily;
  readonly minutes: number;
  readonly time: PracticeTime;
  /** Fields of life that it suits, best first; empty: any. */
  readonly fields: readonly LifeField[];
  /** Kinds of questions that it suits, best first; empty: any. */
  readonly kinds: readonly QuestionKind[];
  /** Only where a nightmare or fear is spoken of. */
  readonly isForNightmares?: boolean;
  /** Who described or studied it. */
  readonly source?: { readonly title: string; readonly url?: string };
  readonly en: PracticeText;
  readonly es: PracticeText;
}

/** A practice in one language, compiled. */
export type PracticeOfLanguage = Omit<PracticeEntry, 'en' | 'es'> & PracticeText;
