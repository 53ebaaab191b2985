import { oracleOf, writtenIn } from '../../languages/language-packs.ts';
import { foldWord } from '../../text/fold.ts';
import type { OracleDream, QuestionPlace } from '../types.ts';

/** A thing that comes in several dreams, by its name alone: no list needs to know it. */
export interface Thread extends QuestionPlace {
  /** What its forms have in common. */
  readonly stem: string;
}

/** A thread of so many dreams is one; of more it is where the dreamer lives. */
const fewest = 2;
const most = { share: 0.5, dreams: 6 } as const;
const fewestLetters = 4;
const word = /[\p{L}']+/gu;

/**
 * The things that come in some of the dreams and not in most, by dream. A word is a thing where an article or an owner stands
 * before it, in two dreams at least; words that are met in any dream are none.
 */
export function findThreads(dreams: readonly OracleDream[]): ReadonlyMap<number, readonly Thread[]> {
  const byDream = new Map(dreams.map((dream) => [dream.id, thingsOf(dream)]));
  const counts = new Map<string, { all: number; named: number }>();
  for (const things of byDream.values())
    for (const { stem, isNamed } of things.values()) {
      const count = counts.get(stem) ?? { all: 0, named: 0 };
      counts.set(stem, { all: count.all + 1, named: count.named + (isNamed ? 1 : 0) });
    }
  const limit = Math.min(Math.max(fewest, dreams.length * most.share), most.dreams);
  return new Map(
    [...byDream].map(([id, things]) => [
      id,
      [...things.values()].flatMap(({ stem, start, end }) => {
        const { all = 0, named = 0 } = counts.get(stem) ?? {};
        return named >= fewest && all <= limit ? [{ stem, start, end }] : [];
      }),
    ]),
  );
}

interface Named extends Thread {
  readonly isNamed: boolean;
}

/** Words of a dream that may name things, each at its first place where it is named so. */
function thingsOf({ content, language }: OracleDream): Map<string, Named> {
  const { stem: stemOf, naming, anywhere } = oracleOf(language);
  const isSmall = smallWords(language);
  const found = new Map<string, Named>();
  let [last, earlier] = ['', ''];
  for (const { 0: written, index } of content.matchAll(word)) {
    const folded = foldWord(written.toLowerCase());
    const isNamed = naming.has(last) || (naming.has(earlier) && !isSmall(last));
    [last, earlier] = [folded, last];
    if (folded.length < fewestLetters || isSmall(folded)) continue;
    const stem = stemOf(folded);
    const isBetter = isNamed && found.get(stem)?.isNamed === false;
    if (!anywhere.has(stem) && (isBetter || !found.has(stem)))
      found.set(stem, { stem, start: index, end: index + written.length, isNamed });
  }
  return found;
}

/** Tells words that name no thing of their own, or one that any dream has. */
function smallWords(language: OracleDream['language']): (folded: string) => boolean {
  const { asking, naming, anywhere, moving } = oracleOf(language);
  const { common } = writtenIn(language);
  return (folded) => [common, asking, anywhere, naming, moving].some((words) => words.has(folded));
}
