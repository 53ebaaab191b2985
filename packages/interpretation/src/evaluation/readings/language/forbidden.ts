import type { Language } from '@chitta/symbols/types';
import { judgingOf } from '../../../languages/language-packs.ts';
import type { ForbiddenShape } from '../../../languages/pack/judging-pack.ts';
import type { ReadingFault } from '../judged-reading.ts';

const everywhere: readonly ForbiddenShape[] = [{ fault: 'exclamation mark', pattern: /[!¡]/g }];

const quotations = /“[^”]*”|«[^»]*»/gu;

/**
 * Forbidden words and shapes in the sentences of one reading. What the dreamer said, in quotation marks, is left out;
 * some words only count where the dream does not have them itself.
 */
export function findForbidden(reading: {
  readonly id: string;
  readonly language: Language;
  readonly dream: string;
  readonly sentences: readonly string[];
}): ReadingFault[] {
  const own = reading.sentences.map((sentence) => sentence.replace(quotations, ' '));
  const dream = reading.dream.toLowerCase();
  const shapes = [...everywhere, ...judgingOf(reading.language).forbidden];
  return shapes.flatMap(({ fault, pattern, most = 0, unlessDreamt }) => {
    const found = own.flatMap((sentence) =>
      [...sentence.matchAll(pattern)]
        .filter(([words]) => !(unlessDreamt && dream.includes(words.toLowerCase())))
        .map(({ index, 0: words }) => around(sentence, index, words.length)),
    );
    return found.slice(most).map((words) => ({ id: reading.id, fault, words }));
  });
}

/** The words of a fault with a little of what stands around them. */
export function around(sentence: string, start: number, length: number): string {
  const from = sentence.lastIndexOf(' ', Math.max(0, start - 20)) + 1;
  const to = sentence.indexOf(' ', start + length + 20);
  return sentence.slice(from, to < 0 ? sentence.length : to).trim();
}
