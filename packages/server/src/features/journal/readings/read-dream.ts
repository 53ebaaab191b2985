import type { ReadDreamRequest, ReadDreamResponse } from '@chitta/contract';
import { type ReadingLevel, symbolNotes } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import { assertStillAsked } from '#server/db/answers-until.ts';
import type { FreeReading, Marks, ReadTask } from '#server/platform/engine/engine-task.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { hashRequest } from '#server/platform/idempotency/idempotency.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { reportMissingWords } from '../../symbols/dictionary/missing/report-missing-words.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { assertReadable } from './assert-readable.ts';
import { contextFor } from './reading-context.ts';
import { readingFailure } from './reading-failure.ts';
import { readingLevel } from './reading-level.ts';
import { signReading } from './sign-reading.ts';
import { marksOf } from './state-of-mention.ts';
import { takeAllowance } from './take-allowance.ts';

export interface ReadDreamOptions {
  readonly member: Member;
  readonly request: ReadDreamRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Reads a dream and takes the reading from the member's allowance; it is given back when the reading fails. What is
 * kept of the request is a hash, never its text.
 * Throws `translations.*`, `requests.idempotency_key_reused`, and what passes by itself (`server.*`, `requests.too_many`)
 * as it is, so that the client knows when to ask again.
 */
export async function readDream(
  context: AppContext,
  { member, request, idempotencyKey }: ReadDreamOptions,
): Promise<ReadDreamResponse> {
  assertReadable(request.content);
  const isPremium = isPremiumMember(member, context.clock.now());
  const level = readingLevel(isPremium, request.isUltraSimplified ?? false);
  const claim = idempotencyKey === undefined ? undefined : claimFor(context, member, request, idempotencyKey);
  const opening = openSymbols(context, member.id);
  // Where the allowance refuses, nobody asks what became of it.
  opening.catch(() => undefined);
  const { allowance, giveBack, isRepetition } = await takeAllowance(context, member, claim);
  try {
    const source = await opening;
    const { content, language: fallback } = request;
    const dream = { content, fallback, personal: source.personal.entries };
    const marks = await context.engine.mark({ member }, dream);
    const known = await contextFor(context, member, marks, context.clock.now());
    const given = await readAt(context, member, { level, task: { ...dream, context: known } });
    const signature = await signReading(context, { member, content }, { reading: given.reading, level });
    // Too late for whoever asked: it is given back below.
    assertStillAsked();
    if (!isRepetition) await reportWords(context, member, marks);
    return {
      success: true,
      message: 'Your dream has been read.',
      translation: given.text,
      symbols: symbolNotes(source, {
        text: content,
        language: marks.language,
        symbols: marksOf(marks.recognizedSymbols),
        reading: given.reading,
      }),
      isPremiumTranslation: level === 'premium',
      reading: given.reading,
      language: marks.language,
      allowance,
      level,
      signature,
      beyond: given.beyond,
    };
  } catch (cause) {
    // What went wrong first is what is answered and logged.
    await giveBack().catch((err: unknown) => context.log.error({ err }, 'a reading was not given back'));
    throw readingFailure(cause);
  }
}

interface ReadAt {
  readonly level: ReadingLevel;
  readonly task: Omit<ReadTask, 'levels'>;
}

async function readAt({ engine }: AppContext, member: Member, { level, task }: ReadAt): Promise<FreeReading> {
  if (level === 'free') return engine.readFree({ member }, task);
  const [given] = await engine.read({ member }, { ...task, levels: [level] });
  invariant(given, 'there is a reading for each level');
  return given;
}

function claimFor({ clock }: AppContext, member: Member, request: ReadDreamRequest, key: string) {
  // A repetition may carry a new timestamp; it says nothing about the dream.
  const { timestamp: _, ...content } = request;
  return {
    userId: member.id,
    endpoint: 'POST /api/translate-dream',
    key,
    requestHash: hashRequest(content),
    now: clock.now(),
  };
}

async function reportWords(context: AppContext, member: Member, marks: Marks): Promise<void> {
  const { language, missing: words, missingPlaces: places } = marks;
  await reportMissingWords(context, { userId: member.id, language, words, places, isKept: false });
}
