import type { DebugDreamRequest, ReadingTrace } from '@chitta/contract';
import { type DreamPlan, writeQuestion } from '@chitta/interpretation/written';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readInStages } from './read-in-stages.ts';

/** Shows how a dream is read. Nothing of it is stored, logged or sent anywhere. Throws `translations.*`. */
export async function traceReading(
  context: AppContext,
  member: Pick<Member, 'id'>,
  request: DebugDreamRequest,
): Promise<ReadingTrace> {
  const { ai } = context;
  const { dream, stages } = await readInStages(context, member, request);
  return {
    language: dream.language,
    isLanguageCertain: dream.isLanguageCertain,
    stages,
    words: request.content.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    mentions: dream.mentions.map((mention) => ({ ...mention, kind: mention.kind ?? 'symbol' })),
    unknown: [...dream.unknown],
    reading: dream.reading,
    model: ai && { name: ai.name, host: ai.host },
    question: ai && dream.plan && questionAbout(dream.plan),
  };
}

function questionAbout(plan: DreamPlan): ReadingTrace['question'] {
  const { instructions, data } = writeQuestion(plan);
  return { instructions, data };
}
