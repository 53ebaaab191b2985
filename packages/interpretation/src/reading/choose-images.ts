import type { DreamView } from '../arcs/dream-view.ts';
import { indexOf } from '../arcs/index-of.ts';
import type { Span } from '../types.ts';
import type { Describe, Figure, Sign } from './model.ts';
import { actingGroups } from './syntax/groups.ts';

/** A noun of the dream that can be read by itself, by what the dictionary calls it. */
export interface Image {
  readonly figure: Figure;
  /** What it is read as: itself, or the combined symbol that it stands in. */
  readonly sign: Sign;
  /** How much it says of this dream: 0 to about 8. */
  readonly weight: number;
}

/** From here on an image says more of a dream than something that happens in most. */
const telling = 3;

/**
 * The images of a dream, what says most first. What the dictionary has more to say of, what is seldom, what acts, comes
 * back, is told of more closely or stands at the end weighs more, where or with what it happens less; what it has no meaning or question for is left out.
 */
export function chooseImages(view: DreamView, describe: Describe): readonly Image[] {
  const { figures, combined } = view.analysis;
  const last = figures.reduce((latest, figure) => Math.max(latest, sentenceOf(figure, view)), 0);
  const timesOf = symbolCounter(figures);
  const weigh = (figure: Figure): number => {
    const { mention, entry } = figure.sign;
    return (
      (entry.common ? 0 : 1.5) +
      (entry.vital ? 1 : 0) +
      (describe(mention.symbol) === undefined ? 0 : 2) +
      (mention.group !== 'person' && actingGroups.has(mention.group) ? 2.5 : 0) +
      (figure.traits.length > 0 ? 1 : 0) -
      (isSetting(figure, view) ? 1 : 0) +
      (timesOf(mention.symbol) - 1) / 2 +
      (sentenceOf(figure, view) === last ? 0.5 : 0)
    );
  };
  const seen = new Set<string>();
  return figures
    .filter(isMeaningful)
    .map((figure) => {
      const picture = combined.find(({ mention }) => isPartOf(figure, mention));
      return { figure, sign: picture ?? figure.sign, weight: weigh(figure) + (picture ? 2 : 0) };
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ sign: { mention } }) => !seen.has(mention.symbol) && seen.add(mention.symbol));
}

/** How often the dream names each symbol. */
function symbolCounter(figures: readonly Figure[]): (symbol: string) => number {
  const times = new Map<string, number>();
  for (const { sign } of figures) times.set(sign.mention.symbol, (times.get(sign.mention.symbol) ?? 0) + 1);
  return (symbol) => times.get(symbol) ?? 0;
}

/** Whether a dream is better read by its first image than by something that happens in most dreams. */
export function isTelling(image: Image | undefined): boolean {
  return image !== undefined && image.weight >= telling;
}

/** Has a meaning of the dictionary that can stand in a sentence, and something to ask. The dreamer's own are told apart. */
function isMeaningful({ sign: { mention, entry } }: Figure): boolean {
  const isOfDictionary =
    mention.kind === undefined || !['personal', 'celebrity', 'name'].includes(mention.kind);
  return isOfDictionary && mention.group !== 'time' && entry.meaning !== '' && entry.insight !== '';
}

/** It begins or ends the words of the picture: what stands between may be anything. */
function isPartOf({ sign: { mention } }: Figure, { start, end }: Span): boolean {
  return (start === mention.start && mention.end <= end) || (mention.end === end && start <= mention.start);
}

/** “in a field”, “with blankets”: where or with what something happens. */
function isSetting({ span }: Figure, { analysis: { words, grammar } }: DreamView): boolean {
  const before = words[indexOf(span.start, words) - 1];
  return before !== undefined && grammar.prepositions.has(before.lower);
}

function sentenceOf({ sign }: Figure, { tokens, sentence }: DreamView): number {
  return sentence(Math.min(indexOf(sign.mention.start, tokens), tokens.length - 1));
}
