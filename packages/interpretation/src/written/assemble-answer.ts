import type { DreamStretch } from './answer-plan.ts';
import type { WrittenPart, WrittenSentence } from './answer-schema.ts';
import type { DreamPlan } from './dream-plan.ts';
import { quoteFinder } from './find-quote.ts';

/** What a sentence of an answer rests on; `dreamId` is null for the question. */
interface AnsweredEvidence {
  readonly dreamId: number | null;
  readonly start: number;
  readonly end: number;
  readonly rule: string;
}

interface AnsweredSentence<Part extends string> {
  readonly text: string;
  readonly part: Part;
  readonly paragraph: number;
  readonly evidence: AnsweredEvidence[];
}

type Replaced = AnsweredSentence<'thought' | 'take_along'>;

const mostPassages = 5;

/**
 * The sentences of an answer out of those that passed: thought and question of the writer, each with the places of the
 * dreams that it rests on. Everything else stays ours: what was asked, what the dreams said, chart, care and practice.
 */
export function assembleAnswer<Own extends { readonly part: string; readonly paragraph: number }>(
  { dream, asked }: DreamPlan,
  accepted: readonly WrittenSentence[],
  own: readonly Own[],
): (Own | Replaced)[] {
  const findQuote = quoteFinder(dream);
  const toSentence =
    <Part extends string>(part: Part) =>
    ({ text, quotes }: WrittenSentence) => ({
      text,
      part,
      evidence: quotes.flatMap((quote) => {
        const place = findQuote(quote);
        return place ? placesOf(place, asked?.stretches ?? []) : [];
      }),
    });
  const written = (part: WrittenPart) => accepted.filter((sentence) => sentence.part === part);
  const thought = [...written('headline'), ...written('passage').slice(0, mostPassages)];
  const instead: Readonly<Record<string, Omit<Replaced, 'paragraph'>[]>> = {
    thought: thought.map(toSentence('thought' as const)),
    take_along: written('question').map(toSentence('take_along' as const)),
  };
  const groups = Map.groupBy(own, ({ paragraph }) => paragraph);
  return [...groups.values()].flatMap((group, paragraph): (Own | Replaced)[] => {
    const replaced = instead[group[0]?.part ?? ''];
    return replaced?.map((sentence) => ({ ...sentence, paragraph })) ?? group;
  });
}

/** Where a place of the material stands in the dreams. */
function placesOf(
  { start, end }: { readonly start: number; readonly end: number },
  stretches: readonly DreamStretch[],
): AnsweredEvidence[] {
  return stretches
    .filter((stretch) => stretch.start < end && start < stretch.end)
    .map((stretch) => ({
      dreamId: stretch.dreamId,
      start: Math.max(start, stretch.start) - stretch.start + stretch.from,
      end: Math.min(end, stretch.end) - stretch.start + stretch.from,
      rule: 'written',
    }));
}
