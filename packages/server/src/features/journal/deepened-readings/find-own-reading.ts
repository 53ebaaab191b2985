import {
  type DeepenReadingRequest,
  type Language,
  limits,
  type Reading,
  type RecognisedSymbol,
} from '@chitta/contract';
import { symbolNotes } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { Marks, MarkTask } from '#server/platform/engine/engine-task.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { findDream } from '../dreams/find-dream.ts';
import { contextFor } from '../readings/reading-context.ts';
import { readingLevel } from '../readings/reading-level.ts';
import { isOwnReading } from '../readings/sign-reading.ts';

/** A dream and our own reading of it, with what its symbols mean. */
export interface OwnReading {
  readonly content: string;
  readonly language: Language;
  readonly reading: Reading;
  readonly symbols: readonly RecognisedSymbol[];
}

/**
 * The reading to be deepened, in our own words: the one that the member was given, as it is kept with a dream, or made
 * anew. Throws `translations.*`, `dreams.not_found` and `deepened_readings.nothing_to_deepen`.
 */
export async function findOwnReading(
  context: AppContext,
  member: Member,
  request: DeepenReadingRequest,
): Promise<OwnReading> {
  const own =
    request.dreamId === undefined
      ? await readGiven(context, member, request)
      : await readKept(context, member, request.dreamId);
  return assertDeepenable(own);
}

async function readGiven(
  context: AppContext,
  member: Member,
  { content = '', language, isUltraSimplified, given }: DeepenReadingRequest,
): Promise<OwnReading> {
  assertReadable(content);
  const source = await openSymbols(context, member.id);
  const dream = { content, fallback: language, personal: source.personal.entries };
  const marks = await context.engine.mark({ member }, dream);
  const isOwn = given && (await isOwnReading(context, { member, content }, given));
  const reading = isOwn
    ? given.reading
    : await readAnew(context, member, { marks, dream, isUltraSimplified: isUltraSimplified ?? false });
  const { language: read, recognizedSymbols } = marks;
  const symbols = symbolNotes(source, { text: content, language: read, symbols: recognizedSymbols });
  return { content, language: read, reading, symbols };
}

interface ReadAnew {
  readonly marks: Marks;
  readonly dream: MarkTask;
  readonly isUltraSimplified: boolean;
}

async function readAnew(
  context: AppContext,
  member: Member,
  { marks, dream, isUltraSimplified }: ReadAnew,
): Promise<Reading> {
  const now = context.clock.now();
  const known = await contextFor(context, member, marks, now);
  const levels = [readingLevel(isPremiumMember(member, now), isUltraSimplified)];
  const [made] = await context.engine.read({ member }, { ...dream, context: known, levels });
  invariant(made, 'there is a reading for each level');
  return made.reading;
}

async function readKept(context: AppContext, member: Member, id: number): Promise<OwnReading> {
  const { content, language, reading, recognizedSymbols: symbols } = await findDream(context, { member, id });
  if (reading === null) throw new AppError('deepened_readings.nothing_to_deepen');
  return { content, language, reading, symbols };
}

/** Length as `POST /api/translate-dream` counts it. Throws `translations.*`. */
export function assertReadable(content: string): void {
  const { length } = content.trim();
  assertThat(length > 0, 'translations.empty');
  assertThat(length >= limits.dreamText.min, 'translations.too_short');
  assertThat(length <= limits.dreamText.max, 'translations.too_long');
}

/**
 * Dreams of real violence and distress are sent nowhere, and their words of care are nobody else's to change. A reading
 * that only says what could not be read leaves nothing to deepen.
 */
export function assertDeepenable(own: OwnReading): OwnReading {
  const rules = own.reading.sentences.flatMap(({ evidence }) => evidence.map(({ rule }) => rule));
  const isCare = rules.some((rule) => rule.startsWith('care.'));
  const isGap = own.symbols.length === 0 || rules.every((rule) => rule === 'gap.unread');
  assertThat(!isCare && !isGap, 'deepened_readings.nothing_to_deepen');
  return own;
}
