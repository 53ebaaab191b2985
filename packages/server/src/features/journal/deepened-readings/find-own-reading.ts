import {
  type DeepenReadingRequest,
  type Language,
  limits,
  type Reading,
  type RecognisedSymbol,
} from '@chitta/contract';
import { symbolNotes } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { findDream } from '../dreams/find-dream.ts';
import { contextFor, readWithAt } from '../readings/reading-context.ts';

/** A dream and our own reading of it, with what its symbols mean. */
export interface OwnReading {
  readonly content: string;
  readonly language: Language;
  readonly reading: Reading;
  readonly symbols: readonly RecognisedSymbol[];
}

/**
 * The reading to be deepened, in our own words: made anew, as it was made for the member, or as it is kept with a
 * dream. Throws `translations.*`, `dreams.not_found` and `deepened_readings.nothing_to_deepen`.
 */
export async function findOwnReading(
  context: AppContext,
  member: Member,
  request: DeepenReadingRequest,
): Promise<OwnReading> {
  const own =
    request.dreamId === undefined
      ? await readAnew(context, member, request)
      : await readKept(context, member, request.dreamId);
  return assertDeepenable(own);
}

async function readAnew(
  context: AppContext,
  member: Member,
  {
    content = '',
    language,
    isUltraSimplified,
    readWith = readWithAt(member, context.clock.now()),
  }: DeepenReadingRequest,
): Promise<OwnReading> {
  assertReadable(content);
  const source = await openSymbols(context, member.id);
  const dream = { content, fallback: language, personal: source.personal.entries };
  const marks = await context.engine.mark({ member }, dream);
  const known = await contextFor(context, member, marks, readWith);
  const level = isPremiumMember(member, context.clock.now()) ? 'premium' : 'free';
  const levels = [isUltraSimplified ? ('plain' as const) : level] as const;
  const [own] = await context.engine.read({ member }, { ...dream, context: known, levels });
  invariant(own, 'there is a reading for each level');
  const { language: read, recognizedSymbols } = marks;
  const symbols = symbolNotes(source, { text: content, language: read, symbols: recognizedSymbols });
  return { content, language: read, reading: own.reading, symbols };
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
