import type { RecognisedSymbol, TranslateDreamRequest, TranslateDreamResponse } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { hashRequest } from '#server/platform/idempotency/idempotency.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { reportMissingWords } from '../symbols/missing/report-missing-words.ts';
import { openSymbols, type SymbolSource } from '../symbols/open-symbols.ts';
import { assertReadable } from './assert-readable.ts';
import { beyondLevel } from './beyond-level.ts';
import { dreamReader, type RecognisedDream, recogniseDream } from './read-dream.ts';
import { readWithAt, withContext } from './reading-context.ts';
import { readingFailure } from './reading-failure.ts';
import { readingLevel } from './reading-level.ts';
import { groupMentions, presentSymbols } from './recognised-symbols.ts';
import { takeAllowance } from './take-allowance.ts';
import { missingWords } from './unlisted-words.ts';

export interface TranslateDreamOptions {
  readonly member: Member;
  readonly request: TranslateDreamRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Reads a dream and takes the reading from the member's allowance; it is given back when the reading fails. What is
 * kept of the request is a hash, never its text.
 * Throws `translations.*`, `requests.idempotency_key_reused`, and what says itself that it is worth another try.
 */
export async function translateDream(
  context: AppContext,
  { member, request, idempotencyKey }: TranslateDreamOptions,
): Promise<TranslateDreamResponse> {
  assertReadable(request.content);
  const isPremium = isPremiumMember(member, context.clock.now());
  const level = readingLevel(isPremium, request.isUltraSimplified ?? false);
  const claim = idempotencyKey === undefined ? undefined : claimFor(context, member, request, idempotencyKey);
  const { allowance, giveBack, isRepetition } = await takeAllowance(context, member, claim);
  try {
    const source = await openSymbols(context, member.id);
    const readWith = readWithAt(member, context.clock.now());
    const recognised = recogniseDream(source, { content: request.content, fallback: request.language });
    const dream = await withContext(context, member, recognised, readWith);
    const readAt = dreamReader(source, dream);
    const { reading, text } = readAt(level);
    if (!isRepetition) await reportWords(context, member, dream);
    return {
      success: true,
      message: 'Your dream has been read.',
      translation: text,
      symbols: symbolsOf(source, dream),
      isPremiumTranslation: level === 'premium',
      reading,
      language: dream.language,
      allowance,
      readWith,
      beyond: level === 'free' ? beyondLevel(source, dream, reading, readAt) : undefined,
    };
  } catch (cause) {
    await giveBack();
    throw readingFailure(cause);
  }
}

function claimFor({ clock }: AppContext, member: Member, request: TranslateDreamRequest, key: string) {
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

function symbolsOf(source: SymbolSource, dream: RecognisedDream): RecognisedSymbol[] {
  return presentSymbols(source, { ...dream, recognizedSymbols: groupMentions(dream.mentions) });
}

async function reportWords(context: AppContext, member: Member, dream: RecognisedDream): Promise<void> {
  const words = missingWords(dream);
  await reportMissingWords(context, {
    userId: member.id,
    language: dream.language,
    words,
    isKept: false,
  });
}
