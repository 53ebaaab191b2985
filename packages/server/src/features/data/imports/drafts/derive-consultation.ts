import {
  askOracleRequest,
  type ExportedConsultation,
  exportedConsultation,
  limits,
  writePracticeEntryRequest,
} from '@chitta/contract';
import { z } from 'zod';
import { thoughtOf } from '#server/features/oracle/consultations/thought-of.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import { notLater, timeProblem } from './check-dream.ts';

/** A consultation as it will stand in the journal, but for the names and numbers that it gets there. */
export interface ConsultationDraft {
  readonly createdAt: Date;
  readonly exported: ExportedConsultation;
}

export interface DerivedConsultation {
  readonly draft: ConsultationDraft | null;
  readonly language: 'en' | 'es' | null;
  readonly question: string;
  readonly thought: string;
  readonly problem: 'broken' | 'bad_date' | 'future_date' | null;
}

const nothing: DerivedConsultation = {
  draft: null,
  language: null,
  question: '',
  thought: '',
  problem: 'broken',
};

/** Characters of a text of a follow-up; the longest of ours has some hundreds. */
const longestAssessment = 4000;
const mostEntries = limits.practiceEntry.perConsultation;
/** Numbers of entries are never given twice, so that they may grow beyond what is there. */
const highestNumber = 100_000;
const dayMs = 24 * 60 * 60 * 1000;

const day = z.iso.date();
const dreamOfAnalysis = z.object({
  title: z.string().max(200),
  night: day,
  quote: z.string().max(300),
});

/**
 * Reads a consultation of our own export: it has to be what the format says, within the bounds of what is written here,
 * and one with itself. What a model wrote is no part of it: nobody can tell who did. `now`: when the file was read.
 */
export function deriveConsultation(source: EntrySource, now: Date): DerivedConsultation {
  const parsed = exportedConsultation.safeParse('exported' in source ? source.exported : null);
  if (!parsed.success) return nothing;
  const exported = withEntries(parsed.data);
  if (exported === null) return nothing;
  const { userInput: question, oracleResponse, createdAt } = exported;
  const askedAt = new Date(createdAt);
  const problem =
    timeProblem(askedAt, now) ?? (checks.every((isRight) => isRight(exported, now)) ? null : 'broken');
  return {
    draft: problem ? null : { createdAt: notLater(askedAt, now), exported },
    language: oracleResponse.language,
    question,
    thought: thoughtOf(oracleResponse) ?? '',
    problem,
  };
}

/** With question and entries as their forms take them; null where they would not. */
function withEntries(exported: ExportedConsultation): ExportedConsultation | null {
  const asked = askOracleRequest.shape.userInput.safeParse(exported.userInput);
  if (!asked.success) return null;
  const practiceEntries = exported.practiceEntries.flatMap((entry) => {
    const written = writePracticeEntryRequest.safeParse(entry);
    return written.success ? [{ ...entry, ...written.data }] : [];
  });
  if (practiceEntries.length < exported.practiceEntries.length) return null;
  const filled = practiceEntries.map(({ moodBefore, moodAfter, practiceRating, ...entry }) => ({
    ...entry,
    moodBefore: moodBefore ?? null,
    moodAfter: moodAfter ?? null,
    practiceRating: practiceRating ?? null,
  }));
  return { ...exported, userInput: asked.data, practiceEntries: filled };
}

type Check = (exported: ExportedConsultation, now: Date) => boolean;

const checks: readonly Check[] = [
  isOfItsKind,
  pointsInside,
  hasRightTimes,
  hasRightPractice,
  ({ practiceEntries, createdAt }, now) => areRightEntries(practiceEntries, new Date(createdAt), now),
  ({ followUp }, now) => followUp === null || isRightFollowUp(followUp, now),
];

/** Care, a question for others and an answer each bring what belongs to them, and nobody else's words. */
function isOfItsKind({ oracleResponse: response, recommendedExerciseId }: ExportedConsultation): boolean {
  const { kind, care, outside, question, practiceId, sentences, writtenBy } = response;
  return (
    sentences.length > 0 &&
    writtenBy === null &&
    (kind === 'care' ? care !== null : true) &&
    (kind === 'outside') === (outside !== null) &&
    (kind === 'answer') === (question !== null) &&
    (kind === 'answer' || practiceId === null) &&
    recommendedExerciseId === practiceId
  );
}

/** Evidence names the question or a dream that is spoken of, each of which is there once. */
function pointsInside({ oracleResponse, userInput }: ExportedConsultation): boolean {
  const { dreams, sentences } = oracleResponse;
  const spokenOf = new Set(dreams.map(({ dreamId }) => dreamId));
  return (
    spokenOf.size === dreams.length &&
    dreams.every(({ night }) => day.safeParse(night).success) &&
    sentences.every(({ evidence }) =>
      evidence.every(
        ({ dreamId, start, end }) =>
          start <= end &&
          (dreamId === null
            ? end <= userInput.length
            : spokenOf.has(dreamId) && end <= limits.imports.dreamText),
      ),
    )
  );
}

function hasRightTimes(
  { practiceCompleted, practiceCompletedAt, followUpDate }: ExportedConsultation,
  now: Date,
): boolean {
  const latest = new Date(now.getTime() + (limits.oracleFollowUp.most + 1) * dayMs);
  return (
    practiceCompleted === (practiceCompletedAt !== null) &&
    (practiceCompletedAt === null || timeProblem(new Date(practiceCompletedAt), now) === null) &&
    (followUpDate === null || isRightDay(followUpDate, latest))
  );
}

/** Without a practice there is nothing to do it by. */
function hasRightPractice({
  recommendedExerciseId,
  practiceCompleted,
  practiceEntries,
  followUp,
  followUpDate,
}: ExportedConsultation): boolean {
  if (recommendedExerciseId !== null) return /^[\w-]{1,60}$/.test(recommendedExerciseId);
  return !practiceCompleted && followUp === null && followUpDate === null && practiceEntries.length === 0;
}

function areRightEntries(
  entries: ExportedConsultation['practiceEntries'],
  askedAt: Date,
  now: Date,
): boolean {
  const numbers = new Set(entries.map(({ entryNumber }) => entryNumber));
  return (
    entries.length <= mostEntries &&
    numbers.size === entries.length &&
    entries.every(
      ({ entryNumber, practiceDate, createdAt }) =>
        entryNumber <= highestNumber &&
        isRightDay(practiceDate, now) &&
        timeProblem(new Date(createdAt), now) === null &&
        new Date(createdAt) >= askedAt,
    )
  );
}

function isRightFollowUp(
  {
    practiceAnalysis: { dreams, words },
    journalEntriesCount,
    completionDate,
    change,
    ...texts
  }: NonNullable<ExportedConsultation['followUp']>,
  now: Date,
): boolean {
  const { progressAssessment, evolutionInsights, nextPhaseGuidance } = texts;
  return (
    [progressAssessment, evolutionInsights, nextPhaseGuidance].every(
      ({ length }) => length <= longestAssessment,
    ) &&
    change.length <= limits.followUp.change &&
    journalEntriesCount >= 0 &&
    journalEntriesCount <= highestNumber &&
    timeProblem(new Date(completionDate), now) === null &&
    words.every(({ word }) => word.length <= 100) &&
    dreams.every((dream) => dreamOfAnalysis.safeParse(dream).success)
  );
}

function isRightDay(text: string, latest: Date): boolean {
  return day.safeParse(text).success && timeProblem(new Date(`${text}T00:00:00Z`), latest) === null;
}
