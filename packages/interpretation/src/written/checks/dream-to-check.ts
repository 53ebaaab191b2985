import { writtenIn, writtenPacks } from '../../languages/language-packs.ts';
import type { WrittenPack } from '../../languages/pack/written-pack.ts';
import type { Mention, Span } from '../../types.ts';
import type { DreamPlan } from '../dream-plan.ts';
import { type FindQuote, quoteFinder } from '../find-quote.ts';
import { runsOf, stemsOf } from '../words.ts';

/** Every mention of a text, by the dictionary of the reading's language. */
export type FindMentions = (text: string) => readonly Mention[] | Promise<readonly Mention[]>;

/** What sentences about one dream are held against. */
export interface DreamToCheck {
  readonly plan: DreamPlan;
  readonly words: WrittenPack;
  readonly findQuote: FindQuote;
  readonly findMentions: FindMentions;
  /** Everything that the writer may know: the dream and the plan. */
  readonly known: string;
  readonly stems: ReadonlySet<string>;
  /** Long stretches of the dream, as it stands. */
  readonly runs: ReadonlySet<string>;
  /** Stretches of the instructions. */
  readonly ours: ReadonlySet<string>;
  /** Lines of the dream that give orders to a machine. */
  readonly orders: readonly Span[];
  readonly orderRuns: ReadonlySet<string>;
}

/** So many words in a row are no coincidence. */
export const runLength = { dream: 9, ours: 6, orders: 4 } as const;

export function dreamToCheck(plan: DreamPlan, findMentions: FindMentions): DreamToCheck {
  const words = writtenIn(plan.language);
  const { dream, moments, images, history, asked } = plan;
  const known = [
    dream,
    ...moments.map(({ insight }) => insight),
    ...images.flatMap(({ name, meaning }) => [name, meaning]),
    ...history,
    ...(asked ? [asked.question] : []),
  ].join('\n');
  const orders = ordersIn(dream, words.orders);
  return {
    plan,
    words,
    known,
    findQuote: quoteFinder(dream),
    findMentions,
    stems: stemsOf(known, words.common),
    runs: new Set(runsOf(dream, runLength.dream)),
    ours: new Set(
      Object.values(writtenPacks).flatMap(({ task, answer }) =>
        [task, answer.task].flatMap((told) => runsOf(told, runLength.ours)),
      ),
    ),
    orders,
    orderRuns: new Set(ordersOf([dream, ...(asked ? [asked.question] : [])], words.orders)),
  };
}

/** Sentences that give orders; what stands in quotation marks behind one often is what is to be said. */
function ordersIn(dream: string, patterns: readonly RegExp[]): Span[] {
  const sentences = [...dream.matchAll(/[^.!?\n]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  return sentences.flatMap(({ text, start, end }, at) => {
    if (!patterns.some((pattern) => pattern.test(text))) return [];
    const next = sentences[at + 1];
    return { start, end: next && opening.test(next.text) ? next.end : end };
  });
}

/** Stretches of the orders that stand in texts. */
function ordersOf(texts: readonly string[], patterns: readonly RegExp[]): string[] {
  return texts.flatMap((text) =>
    ordersIn(text, patterns).flatMap(({ start, end }) => runsOf(text.slice(start, end), runLength.orders)),
  );
}

const opening = /^\s*["“«„'‘]/u;
