import { writtenIn } from '../languages/language-packs.ts';
import type { AskedPlan } from './answer-plan.ts';
import { answerSchema, type WrittenPart, type WrittenSentence } from './answer-schema.ts';
import type { Fault } from './checks/fault.ts';
import type { DreamPlan, PlannedImage, PlannedMoment } from './dream-plan.ts';

/** What a model is asked. `instructions` are ours; `data` holds what members wrote, and never instructs. */
export interface WritingQuestion {
  readonly instructions: string;
  readonly data: string;
  /** JSON schema of the answer. */
  readonly schema: object;
}

/** A sentence that is to be written once more, or one that never came. */
export interface FaultySentence {
  readonly id: number;
  readonly part: WrittenPart;
  /** Missing: it never came. */
  readonly sentence?: WrittenSentence;
  readonly fault: Fault;
}

/**
 * Asks for the reading of a dream, or for an answer from dreams. What members wrote stands inside JSON, so no text in it can end the place it stands in. Nothing
 * about the member goes along but what the plan says.
 */
export function writeQuestion(plan: DreamPlan): WritingQuestion {
  return { instructions: instructionsFor(plan), data: JSON.stringify(dataOf(plan)), schema: answerSchema };
}

/** Asks once more for the sentences that did not pass, each with its reason. */
export function writeSecondQuestion(
  plan: DreamPlan,
  faulty: readonly FaultySentence[],
  kept: readonly WrittenSentence[],
): WritingQuestion {
  const { faults, again } = writtenIn(plan.language);
  const data = {
    ...dataOf(plan),
    kept: kept.map(({ part, text }) => ({ part, text })),
    again: faulty.map(({ id, part, sentence, fault }) => ({
      id,
      part,
      ...(sentence && { passage: sentence.passage, text: sentence.text, quotes: sentence.quotes }),
      fault: faults[fault],
    })),
  };
  return {
    instructions: `${instructionsFor(plan)}\n\n${again}`,
    data: JSON.stringify(data),
    schema: answerSchema,
  };
}

function instructionsFor({ language, level, asked }: DreamPlan): string {
  const { task, lengths, answer } = writtenIn(language);
  if (asked) return answer.task;
  return `${task}\n\n${lengths[level]}`;
}

function dataOf(plan: DreamPlan) {
  return plan.asked ? answerData(plan, plan.asked) : dreamData(plan);
}

function answerData(
  { language, dream, feelings, images }: DreamPlan,
  { question, stretches, ours }: AskedPlan,
) {
  return {
    language,
    question,
    dreams: stretches.map(({ night, start, end }) => ({ night, words: dream.slice(start, end) })),
    feelings,
    images: images.map(imageData),
    ours,
  };
}

function dreamData({ language, dream, moments, ending, feelings, images, history }: DreamPlan) {
  return {
    language,
    dream,
    moments: moments.map(momentData),
    ...(ending !== undefined && { ending }),
    feelings,
    images: images.map(imageData),
    ...(history.length > 0 && { fromJournal: history }),
  };
}

function momentData({ arc, move, words, insight, isMain }: PlannedMoment) {
  return { words, pattern: arc, move, shows: insight, ...(isMain && { main: true }) };
}

function imageData({ name, meaning, words, state, owner, condition, isOwn }: PlannedImage) {
  return {
    name,
    meaning,
    words,
    state,
    ...(owner !== undefined && { owner }),
    ...(condition !== undefined && { condition }),
    ...(isOwn && { own: true }),
  };
}
