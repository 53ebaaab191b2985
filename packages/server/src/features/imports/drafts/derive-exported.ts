import { type ExportedDream, exportedDream, limits } from '@chitta/contract';
import { cleanTags, notLater, textProblem, timeProblem } from './check-dream.ts';
import type { DerivedDream } from './derived-dream.ts';

/** Characters of a reading's text; that of the endpoint that keeps one. */
const longestTranslation = 20_000;

const broken: DerivedDream = {
  title: '',
  content: '',
  draft: null,
  language: null,
  isUndated: false,
  problem: 'broken',
};

/** Reads a dream of our own export: it has to be what the format says, and within the bounds of what is written here. */
export function deriveExported(item: unknown, now: Date): DerivedDream {
  const parsed = exportedDream.safeParse(item);
  if (!parsed.success) return broken;
  const exported = parsed.data;
  const title = exported.title
    .slice(0, limits.dreamTitle.max + 2)
    .replaceAll('\0', '')
    .toWellFormed();
  const content = exported.content.replaceAll('\0', '').toWellFormed();
  const createdAt = new Date(exported.createdAt);
  const problem =
    textProblem(content.trim()) ??
    timeProblem(createdAt, now) ??
    (isOutOfBounds(exported, now) ? 'broken' : null);
  const draft = {
    title,
    content,
    category: exported.category,
    tags: cleanTags(exported.tags),
    createdAt: notLater(createdAt, now),
    exported,
  };
  return {
    title,
    content,
    draft: problem ? null : draft,
    language: exported.language,
    isUndated: false,
    problem,
  };
}

/** What came after a dream is bounded as it is where it is written. */
function isOutOfBounds({ translation, followUp, updatedAt }: ExportedDream, now: Date): boolean {
  const lengths: readonly (readonly [string | null | undefined, number])[] = [
    [translation, longestTranslation],
    [followUp?.answer, limits.followUp.answer],
    [followUp?.fit?.change, limits.followUp.change],
  ];
  const times = [updatedAt, followUp?.answeredAt, followUp?.deedAt, followUp?.settledAt];
  return (
    lengths.some(([text, most]) => (text?.length ?? 0) > most) ||
    times.some((time) => typeof time === 'string' && timeProblem(new Date(time), now) !== null)
  );
}
