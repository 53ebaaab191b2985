import type { Span } from '../../../types.ts';
import { sentencesIn, wordsAt } from '../choose-excerpt.ts';
import { isWhole, wordsIn } from '../choose-moment.ts';
import type { Words } from '../words.ts';

/** Of the night that the answer turns on so many words are quoted, on to its end; of the others fewer. */
const most = { toEnd: 44, around: 30 } as const;

/**
 * The whole sentences around a place of a dream: as many as fit, those to its end where it is to be told to its end, since there
 * it turns. The sentence alone where it is longer.
 */
export function quoteAround(text: string, place: Span, isToEnd: boolean): Words {
  const sentences = sentencesIn(text);
  const at = Math.max(
    0,
    sentences.findIndex(({ end }) => place.start < end),
  );
  const last = sentences.length - 1;
  const limit = isToEnd ? most.toEnd : most.around;
  const windows = sentences.slice(0, at + 1).flatMap(({ start }, from) =>
    sentences.slice(at).map(({ end }, further) => {
      const words = wordsIn(text.slice(start, end));
      const isEnd = at + further === last;
      return { start, end, words, score: words + (isToEnd && isEnd ? limit : 0) + (from === 0 ? 1 : 0) };
    }),
  );
  const [best] = windows
    .filter(({ start, end, words }) => words <= limit && isWhole(text.slice(start, end)))
    .sort((a, b) => b.score - a.score);
  return wordsAt(text, best ?? sentences[at] ?? { start: 0, end: text.length });
}
