import type { Allowance, Dream, ReadKeptDreamRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { hashRequest, type IdempotentRequest } from '#server/platform/idempotency/idempotency.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { assertReadable } from '../../readings/assert-readable.ts';
import { readContext } from '../../readings/reading-context.ts';
import { readingFailure } from '../../readings/reading-failure.ts';
import { readingLevel } from '../../readings/reading-level.ts';
import { takeAllowance } from '../../readings/take-allowance.ts';
import { markDream } from '../dream-fields.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { showDream } from '../show-dream.ts';
import { keepReading, type MadeReading } from './keep-reading.ts';

export interface ReadKeptDreamOptions {
  readonly member: Member;
  readonly id: number;
  readonly request: ReadKeptDreamRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Reads a dream of the journal, for the first time or again, keeps the reading with it, and takes it from the member's
 * allowance; it is given back when the reading fails. A reading that says something else than the one before is put
 * beside it, with nothing said of it yet.
 * Throws `dreams.not_found`, `dreams.changed_meanwhile`, `translations.*`, `requests.idempotency_key_reused`, and what
 * says itself that it is worth another try.
 */
export async function readKeptDream(
  context: AppContext,
  { member, id, request, idempotencyKey }: ReadKeptDreamOptions,
): Promise<{ dream: Dream; allowance: Allowance }> {
  const dream = await createDreamQueries(context.db).findDream(member.id, id);
  assertThat(dream, 'dreams.not_found');
  assertReadable(dream.content);
  const isUltraSimplified = request.isUltraSimplified ?? false;
  const claim =
    idempotencyKey === undefined
      ? undefined
      : claimFor(context, dream, { isUltraSimplified, key: idempotencyKey });
  const { allowance, giveBack } = await takeAllowance(context, member, claim);
  const { row, source } = await readAnew(context, member, { dream, isUltraSimplified }).catch(
    async (cause: unknown) => {
      // What went wrong first is what is answered and logged.
      await giveBack().catch((err: unknown) => context.log.error({ err }, 'a reading was not given back'));
      throw readingFailure(cause);
    },
  );
  return { dream: await showDream(context, { member, row, source }), allowance };
}

interface ReadAnew {
  readonly dream: DreamRow;
  readonly isUltraSimplified: boolean;
}

async function readAnew(context: AppContext, member: Member, { dream, isUltraSimplified }: ReadAnew) {
  const source = await openSymbols(context, member.id);
  const made = await makeReading(context, member, { dream, isUltraSimplified, source });
  return { row: await keepReading(context, dream, made), source };
}

/** As it would have been read when it was written: later dreams are no memories of it. */
async function makeReading(
  context: AppContext,
  member: Member,
  { dream, isUltraSimplified, source }: ReadAnew & { readonly source: SymbolSource },
): Promise<MadeReading> {
  const { content, language: fallback } = dream;
  const { fields } = await markDream(context, { member, source, content, fallback });
  const known = await readContext(context, member, {
    symbols: fields.symbolIds ?? [],
    at: dream.createdAt,
    exceptDream: dream.id,
  });
  const level = readingLevel(isPremiumMember(member, context.clock.now()), isUltraSimplified);
  const personal = source.personal.entries;
  const task = { content, fallback, personal, context: known, levels: [level] };
  const [made] = await context.engine.read({ member }, task);
  invariant(made, 'there is a reading for each level');
  const { reading, text: translation } = made;
  return { fields, reading, translation, isPremiumTranslation: level === 'premium' };
}

function claimFor(
  { clock }: AppContext,
  { userId, id, content }: DreamRow,
  { isUltraSimplified, key }: { readonly isUltraSimplified: boolean; readonly key: string },
): IdempotentRequest {
  return {
    userId,
    endpoint: 'POST /api/dreams/:id/readings',
    key,
    requestHash: hashRequest({ id, content, isUltraSimplified }),
    now: clock.now(),
  };
}
