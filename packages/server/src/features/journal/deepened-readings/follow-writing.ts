import type { DeepeningFailure } from '@chitta/contract';
import {
  createJudge,
  createObjectReader,
  type DreamPlan,
  type FindMentions,
  type Judge,
  type Verdict,
  writeQuestion,
} from '@chitta/interpretation/written';
import { type AiFailure, toAiFailure } from '#server/platform/ai/ai-failure.ts';
import type { LanguageModel } from '#server/platform/ai/language-model.ts';

export interface FollowOptions {
  readonly ai: LanguageModel;
  readonly plan: DreamPlan;
  readonly findMentions: FindMentions;
  readonly signal: AbortSignal;
}

type Accepted = NonNullable<ReturnType<Judge['accepted']>>;

/** What happens while a model writes: its raw text, a verdict on each sentence, and how it ended. */
export type FollowedEvent =
  | { readonly type: 'raw'; readonly text: string }
  | ({ readonly type: 'verdict' } & Verdict)
  | {
      readonly type: 'end';
      /** The sentences that passed; null where ours stay. */
      readonly accepted: Accepted | null;
      readonly dropped: number;
      readonly firstMs: number | null;
      readonly ms: number;
      readonly failure: DeepeningFailure | null;
      readonly status: number | null;
    };

/** Asks the model to write by a plan, and once more for what does not pass. Never throws. */
export async function* followWriting({
  ai,
  plan,
  findMentions,
  signal,
}: FollowOptions): AsyncGenerator<FollowedEvent> {
  const started = performance.now();
  const elapsed = () => Math.round((performance.now() - started) * 10) / 10;
  const judge = createJudge(plan, findMentions);
  let firstMs: number | null = null;
  let isFirstOver = false;
  let failed: AiFailure | null = null;
  try {
    for await (const event of follow(ai.ask(writeQuestion(plan), signal), judge)) {
      firstMs ??= elapsed();
      yield event;
    }
    isFirstOver = true;
    const again = judge.isLost() ? undefined : judge.askAgain();
    if (again) {
      const timeLeft = AbortSignal.timeout(Math.max(1, Math.round(ai.totalMs - elapsed())));
      yield* follow(ai.ask(again, AbortSignal.any([signal, timeLeft])), judge);
    }
  } catch (error) {
    failed = toAiFailure(error);
  }
  // What the first answer gave may do without the second; whoever has gone needs neither.
  const isOver = failed === null || (isFirstOver && !signal.aborted);
  const accepted = (isOver && judge.accepted()) || null;
  yield {
    type: 'end',
    accepted,
    dropped: judge.dropped(),
    firstMs,
    ms: elapsed(),
    failure: accepted ? null : (failed?.reason ?? 'unusable'),
    status: accepted ? null : (failed?.status ?? null),
  };
}

/** One answer, given up once nothing can come of it any more. */
async function* follow(
  answer: AsyncIterable<string>,
  judge: Judge,
): AsyncGenerator<Exclude<FollowedEvent, { type: 'end' }>> {
  const readObjects = createObjectReader();
  for await (const text of answer) {
    yield { type: 'raw', text };
    for (const object of readObjects(text)) {
      const verdict = await judge.take(object);
      if (verdict !== null) yield { type: 'verdict', ...verdict };
    }
    if (judge.isLost()) return;
  }
}
