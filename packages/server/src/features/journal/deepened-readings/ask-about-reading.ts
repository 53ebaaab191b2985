import type { ModelAnswerEvent } from '@chitta/contract';
import { toAiFailure } from '#server/platform/ai/ai-failure.ts';
import type { LanguageModel } from '#server/platform/ai/language-model.ts';
import { createObjectReader } from '#server/platform/ai/read-objects.ts';
import type { FindMentions } from './checks/grounding.ts';
import type { OwnReading } from './find-own-reading.ts';
import { createJudge, type Judge } from './judge.ts';
import { writeQuestion } from './write-question.ts';

export interface AskOptions {
  readonly ai: LanguageModel;
  readonly own: OwnReading;
  readonly findMentions: FindMentions;
  readonly signal: AbortSignal;
}

type End = Extract<ModelAnswerEvent, { type: 'end' }>;

/** Asks the model to reword a reading; gives its raw text, a verdict on each sentence and how it ended. Never throws. */
export async function* askAboutReading({
  ai,
  own,
  findMentions,
  signal,
}: AskOptions): AsyncGenerator<ModelAnswerEvent> {
  const started = performance.now();
  const judge = createJudge(own, findMentions);
  // Ended from here too, once an answer is given up.
  const controller = new AbortController();
  const either = AbortSignal.any([signal, controller.signal]);
  const elapsed = () => Math.round((performance.now() - started) * 10) / 10;
  let firstMs: number | null = null;
  let failure: Pick<End, 'failure' | 'status'>;
  try {
    const readObjects = createObjectReader();
    for await (const text of ai.ask(writeQuestion(own), either)) {
      firstMs ??= elapsed();
      yield { type: 'raw', text };
      yield* verdicts(judge, readObjects(text));
      if (judge.isLost()) break;
    }
    failure = { failure: judge.isUsable() ? null : 'unusable', status: null };
  } catch (error) {
    const { reason, status = null } = toAiFailure(error);
    failure = { failure: reason, status };
  } finally {
    controller.abort();
  }
  yield { type: 'end', firstMs, ms: elapsed(), ...failure };
}

async function* verdicts(judge: Judge, objects: readonly unknown[]): AsyncGenerator<ModelAnswerEvent> {
  for (const object of objects) {
    const verdict = await judge.take(object);
    if (verdict !== null) yield { type: 'verdict', ...verdict };
  }
}
