import { oracleOf } from '../../languages/language-packs.ts';
import type { Span } from '../../types.ts';
import type { FoundSide } from '../open-oracle.ts';
import { one, type Seen, sentencesIn, wordsAt } from './choose-excerpt.ts';
import type { Tone } from './find-tone.ts';
import type { Words } from './words.ts';

/** A quote has about so many words; a clause that cannot be cut may have more. */
const mostWords = 24;
const mostOfOne = 26;
/** A dream of so many words is quoted whole: what turns in it is then never cut off. */
export const wholeDream = 34;
/** So few words that are left of a dream, or of a sentence, are quoted with what stands before them. */
const mostLeft = 16;
const fewestWords = 4;
/** Fewer words in a piece are no clause of their own. */
const fewestOfClause = 4;
/** What each word costs: of two that say as much the shorter is quoted. */
const ofWord = 0.06;

/** What begins and ends with a sentence stands better alone. */
const ofStart = 1.5;
/** "She" and "that" stand badly where nobody knows who or what. */
const ofPointing = 0.8;
const ofStop = 0.3;

interface Clause extends Span {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly words: number;
  readonly score: number;
}

interface SeenSides extends Seen {
  readonly sides: readonly FoundSide[];
}

/**
 * The few words of a dream that say most to the question: what happens to the thing that it is about, what is done and felt,
 * the turn, the end. Clauses that follow on each other; undefined where none can stand alone.
 */
export function chooseMoment(seen: SeenSides, end: Tone): Words | undefined {
  const { text, language } = seen.view;
  const { joining, pointing } = oracleOf(language);
  const clauses = weighed(seen, end);
  const windows = clauses.flatMap((from, at) =>
    clauses.slice(at).flatMap((to, further) => {
      const within = clauses.slice(at, at + further + 1);
      const words = within.reduce((sum, each) => sum + each.words, 0);
      const score = within.reduce((sum, each) => sum + each.score, 0) - words * ofWord;
      const isPointing = at > 0 && pointing.test(text.slice(from.start, from.end));
      const whole = one(from.isStart, ofStart) + one(to.isEnd, ofStop) - one(isPointing, ofPointing);
      const fits = words >= fewestWords && words <= (within.length === 1 ? mostOfOne : mostWords);
      return fits ? [{ start: from.start, end: to.end, score: score + whole }] : [];
    }),
  );
  const [best] = windows
    .filter((each) => isWhole(text.slice(each.start, each.end)))
    .sort((a, b) => b.score - a.score);
  const whole = wholeOf(text);
  if (whole !== undefined && isWhole(text.slice(whole.start, whole.end))) return wordsAt(text, whole);
  if (best === undefined) return undefined;
  const joined = joining.exec(text.slice(best.start, best.end))?.[0].length ?? 0;
  const moment = wordsAt(text, { start: best.start + joined, end: endFrom(text, best) });
  const trimmed = moment.text.replace(/[,;:–—\s]{1,3}$/u, '');
  return { ...moment, end: moment.start + trimmed.length, text: trimmed };
}

/** All of a short dream. */
function wholeOf(text: string): Span | undefined {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return wordsIn(text) <= wholeDream && start < end ? { start, end } : undefined;
}

/** A quote goes on to the end of the dream, or of the sentence, where little is left: there it turns. */
function endFrom(text: string, { end }: Span): number {
  const sentence = sentencesIn(text).find((each) => each.start < end && end <= each.end);
  const ends = [text.trimEnd().length, sentence?.end ?? end];
  return (
    ends.find((each) => {
      const left = text.slice(end, each);
      return each > end && wordsIn(left) <= mostLeft && isWhole(left);
    }) ?? end
  );
}

export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((each) => each !== '').length;
}

/** Nothing that is opened and not closed. */
export function isWhole(words: string): boolean {
  const count = (mark: string) => words.split(mark).length - 1;
  return (
    count('"') % 2 === 0 &&
    count('“') === count('”') &&
    count('«') === count('»') &&
    count('(') === count(')') &&
    count('¿') <= count('?')
  );
}

/** The clauses of a dream in order, each with what speaks for quoting it. */
function weighed({ view, places, tones, sides }: SeenSides, end: Tone): Clause[] {
  const { text, analysis, language } = view;
  const { turning } = oracleOf(language);
  const clauses = sentencesIn(text).flatMap((sentence) =>
    clausesOf(text, sentence, language).map((clause) => ({
      ...clause,
      isStart: clause.start === sentence.start,
      isEnd: clause.end === sentence.end,
    })),
  );
  return clauses.map((clause, at) => {
    const isIn = (place: Span) => place.start < clause.end && clause.start < place.end;
    const words = text.slice(clause.start, clause.end);
    const touched = new Set(places.filter(isIn).map(({ symbol, start }) => symbol ?? String(start))).size;
    const side = Math.max(0, ...sides.filter(isIn).map(({ weight }) => weight));
    const isOwn = analysis.actions.some(({ mention }) => mention.actor?.who === 'dreamer' && isIn(mention));
    const isOfEnd = tones.some((place) => place.tone === end && isIn(place));
    const score =
      Math.min(touched, 2) * 0.6 +
      side * 0.6 +
      one(turning.test(words), 0.7) +
      one(isOwn, 0.5) +
      one(
        analysis.feelings.some(({ mention }) => isIn(mention)),
        0.8,
      ) +
      one(tones.some(isIn), 0.4) +
      one(isOfEnd, 0.6) +
      (at / clauses.length) * 1.2;
    return { ...clause, words: words.split(/\s+/u).length, score };
  });
}

/** A sentence cut where it may be cut; what would be too short stays with what stands before it. */
function clausesOf(text: string, sentence: Span, language: Seen['view']['language']): Span[] {
  const { clauseEnd } = oracleOf(language);
  const words = text.slice(sentence.start, sentence.end);
  const cuts = [...words.matchAll(clauseEnd)].map(({ 0: found, index }) => index + found.length);
  const found: { start: number; end: number }[] = [];
  let from = 0;
  for (const cut of [...cuts, words.length]) {
    const piece = words.slice(from, cut).trim();
    const isRest = cut === words.length;
    if (piece === '' || (!isRest && piece.split(/\s+/u).length < fewestOfClause)) continue;
    const last = found.at(-1);
    if (isRest && last && piece.split(/\s+/u).length < fewestOfClause)
      last.end = sentence.start + words.trimEnd().length;
    else {
      const start = from + (words.slice(from).length - words.slice(from).trimStart().length);
      found.push({
        start: sentence.start + start,
        end: sentence.start + from + words.slice(from, cut).trimEnd().length,
      });
    }
    from = cut;
  }
  return found;
}
