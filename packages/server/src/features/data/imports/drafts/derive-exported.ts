import { type ExportedDream, exportedDream, limits } from '@chitta/contract';
import { cleanTags, notLater, textProblem, timeProblem } from './check-dream.ts';
import type { DerivedDream } from './derived-dream.ts';

/** Characters of a reading's text; that of the endpoint that keeps one. */
const longestReading = 20_000;

/** Earlier readings of one dream; nobody reads one again so often. */
const mostEarlierReadings = 200;

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
function isOutOfBounds(exported: ExportedDream, now: Date): boolean {
  const { translation, followUp, updatedAt, readAt, earlierReadings = [] } = exported;
  const said = [followUp && { ...followUp, change: followUp.fit?.change }, ...earlierReadings];
  const lengths: readonly (readonly [string | null | undefined, number])[] = [
    [translation, longestReading],
    ...earlierReadings.map((earlier) => [earlier.translation, longestReading] as const),
    ...said.map((each) => [each?.answer, limits.followUp.answer] as const),
    ...said.map((each) => [each?.change, limits.followUp.change] as const),
  ];
  const times = [
    updatedAt,
    readAt,
    followUp?.deedAt,
    ...earlierReadings.map((earlier) => earlier.readAt),
    ...said.flatMap((each) => [each?.answeredAt, each?.settledAt]),
  ];
  return (
    earlierReadings.length > mostEarlierReadings ||
    lengths.some(([text, most]) => (text?.length ?? 0) > most) ||
    times.some((time) => typeof time === 'string' && timeProblem(new Date(time), now) !== null)
  );
}
