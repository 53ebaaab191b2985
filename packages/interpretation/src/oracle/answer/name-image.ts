import type { Language } from '@chitta/symbols/types';
import { oracleOf } from '../../languages/language-packs.ts';
import { foldWord } from '../../text/fold.ts';
import type { QuestionRead } from '../types.ts';
import type { LookedAt } from './look-at-dream.ts';

/**
 * The thing that every one of the dreams shows in its quoted words and that the question does not name, as it can be spoken of:
 * "the piano". Undefined where there is none, or the dreams do not tell its article.
 */
export function nameImage(
  { words, language }: Pick<QuestionRead, 'words' | 'language'>,
  dreams: readonly LookedAt[],
): string | undefined {
  const { stem } = oracleOf(language);
  const named = new Set(words.map(({ word }) => stem(word)));
  const spoken = dreams.filter(({ touching }) => touching.dream.language === language);
  const counts = new Map<string, number>();
  for (const { touching, moment } of spoken)
    for (const thread of touching.threads ?? [])
      if (!named.has(thread.stem) && isIn(thread.stem, moment.text, language))
        counts.set(thread.stem, (counts.get(thread.stem) ?? 0) + 1);
  // It is said of all the dreams that are told: each has to show it in the words that are quoted.
  const ranked = [...counts].filter(([, count]) => count > 1 && count === dreams.length);
  for (const [wanted] of ranked) {
    const phrase = spoken.flatMap(({ touching }) => phraseIn(touching, wanted, language) ?? [])[0];
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

/** Whether a quote holds a thing in any of its forms. */
function isIn(wanted: string, quoted: string, language: Language): boolean {
  const { stem } = oracleOf(language);
  return [...quoted.matchAll(/[\p{L}']+/gu)].some(([word]) => stem(foldWord(word.toLowerCase())) === wanted);
}

function phraseIn(
  { dream, threads = [] }: LookedAt['touching'],
  wanted: string,
  language: Language,
): string | undefined {
  const thread = threads.find(({ stem }) => stem === wanted);
  if (thread === undefined) return undefined;
  const noun = dream.content.slice(thread.start, thread.end);
  // A capital within a sentence is a name, and no thing; so is an owner.
  if (noun !== noun.toLowerCase() || /['’]|ing$/u.test(noun)) return undefined;
  const before = dream.content
    .slice(0, thread.start)
    .trimEnd()
    .split(/\s+/u)
    .slice(-2)
    .map((word) => foldWord(word.toLowerCase()))
    .reverse();
  return oracleOf(language).definite(before, noun);
}
