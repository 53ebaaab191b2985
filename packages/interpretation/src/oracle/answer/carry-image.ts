import { oracleOf, writtenIn } from '../../languages/language-packs.ts';
import { foldWord } from '../../text/fold.ts';
import type { QuestionRead } from '../types.ts';
import type { LookedAt } from './look-at-dream.ts';

/** The image of the night that was told last, as it can be spoken of. */
export interface Carried {
  /** "The lamp". */
  readonly image: string;
  /** None of the other nights has it. */
  readonly isNew: boolean;
}

const fewestLetters = 4;
/** What enters a scene weighs more than what is there; what something else is made of or belongs to weighs less. */
const worth = { indefinite: 2, ofAnother: -1.5, late: 1 } as const;
/** Before these a thing is not there, or stands for any. */
const isNone: ReadonlySet<string> = new Set(['no', 'every', 'ningun', 'ninguna']);
/** These end what is done, and not things. */
const noThing = /'|(?:ing|ed|ly)$/u;
const word = /[\p{L}']+|[.,;:!?…–—]/gu;
const isWord = (text: string) => /^\p{L}/u.test(text);

/**
 * The thing that an answer carries on into the thought, into what there is to do and into the question: of those that the
 * quoted words name and the question does not, one that the earlier nights do not have, and of these one that enters the scene
 * there or stands late in it. Undefined where the words name none that can be spoken of. A noun is known by the article before it
 * and, where adjectives come first, by what follows it, a stop or a small word: no list has to know the thing.
 */
export function carryImage(
  { words, language }: Pick<QuestionRead, 'words' | 'language'>,
  dreams: readonly LookedAt[],
): Carried | undefined {
  const last = dreams.at(-1);
  if (last === undefined || last.touching.dream.language !== language) return undefined;
  const { stem } = oracleOf(language);
  const asked = new Set(words.map(({ word: each }) => stem(each)));
  const earlier = new Set(
    dreams.slice(0, -1).flatMap(({ touching }) => stemsOf(touching.dream.content, stem)),
  );
  const things = thingsIn(last, language).filter(({ noun }) => !asked.has(stem(noun)));
  const fresh = things.filter(({ noun }) => !earlier.has(stem(noun)));
  const [chosen] = (fresh.length > 0 ? fresh : things).toSorted((a, b) => b.score - a.score);
  return chosen && { image: chosen.phrase, isNew: fresh.length > 0 && dreams.length > 1 };
}

function stemsOf(text: string, stem: (word: string) => string): string[] {
  return (text.match(word) ?? []).filter(isWord).map((each) => stem(foldWord(each.toLowerCase())));
}

interface Thing {
  readonly noun: string;
  readonly phrase: string;
  readonly score: number;
}

function thingsIn({ moment: { text } }: LookedAt, language: QuestionRead['language']): Thing[] {
  const { anywhere, asking, definite, indefinite, isNounFirst, naming, owning, stem } = oracleOf(language);
  const { common } = writtenIn(language);
  const tokens = [...text.matchAll(word)].map(([written]) => ({
    written,
    folded: foldWord(written.toLowerCase()),
  }));
  const isSmall = (folded = '.') =>
    !isWord(folded) || common.has(folded) || naming.has(folded) || folded.length < fewestLetters;
  const isNoun = ({ written, folded }: Token) =>
    // A capital within a sentence is a name, and no thing; so is an owner.
    written === written.toLowerCase() &&
    !noThing.test(written) &&
    folded.length >= fewestLetters &&
    ![anywhere, asking, common].some((words) => words.has(folded) || words.has(stem(folded)));
  const scoreOf = (before: string, earlier: string, at: number) =>
    (indefinite?.has(before) === true ? worth.indefinite : 0) +
    (owning?.has(earlier) === true || owning?.has(before) === true ? worth.ofAnother : 0) +
    (at / tokens.length) * worth.late;
  return tokens.flatMap((token, at) => {
    const [before, earlier] = [tokens[at - 1]?.folded ?? '', tokens[at - 2]?.folded ?? ''];
    const isNamed = naming.has(before) && !isNone.has(before);
    const isWhole = isNounFirst === true || isSmall(tokens[at + 1]?.folded);
    if (!isNamed || !isWhole || !isNoun(token)) return [];
    const phrase = definite([before, earlier], token.written);
    const score = scoreOf(before, earlier, at);
    return phrase === undefined ? [] : [{ noun: token.folded, phrase, score }];
  });
}

interface Token {
  readonly written: string;
  readonly folded: string;
}
