import type { DebugDreamRequest } from '@chitta/contract';
import { symbolNotes } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { StagedDream } from '#server/platform/engine/engine-task.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertReadable } from '../../journal/deepened-readings/find-plan.ts';
import { marksOf } from '../../journal/readings/state-of-mention.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';

/** A dream read step by step. */
export interface StagedReading {
  readonly dream: StagedDream;
  /** In milliseconds, in the order in which they were done. */
  readonly stages: { name: string; ms: number }[];
}

/**
 * Does what `POST /api/translate-dream` does, with the time that each step takes. Unlike there, the language can be
 * set, and nobody's own symbols and earlier dreams take part. Throws `translations.*` for texts that are too short or too long.
 */
export async function readInStages(
  context: AppContext,
  member: Pick<Member, 'id'>,
  { content, language: wanted, level }: DebugDreamRequest,
): Promise<StagedReading> {
  assertReadable(content);
  const stages: StagedReading['stages'] = [];
  async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    stages.push({ name, ms: Math.round((performance.now() - started) * 1000) / 1000 });
    return result;
  }
  const source = await stage('open', () => openSymbols(context, member.id));
  const dream = await context.engine.stages({ member }, { content, language: wanted, level });
  stages.push(...dream.stages);
  const { language, reading } = dream;
  const symbols = marksOf(dream.recognizedSymbols);
  await stage('present', () => symbolNotes(source, { text: content, language, symbols, reading }));
  return { dream, stages };
}
