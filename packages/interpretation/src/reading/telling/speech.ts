import { readingOf } from '../../languages/language-packs.ts';
import type { SpeechSigns } from '../../languages/pack/telling-words.ts';
import type { Analysis } from '../analysis.ts';
import type { Word } from '../syntax/words.ts';

/** Words in quotation marks, over several sentences too, and asides in brackets. */
const apart = /"[^"\n]*(?:"|$)|“[^”\n]*(?:”|$)|«[^»\n]*(?:»|$)|\([^()]*\)/gmu;
/**
 * Whether a stretch, given by its first and last word, is said, asked or put in by somebody rather than told: in
 * quotation marks or brackets, behind the dash of a dialogue, in a question, half of an abbreviation, after waking.
 */
export function speechOf({ text, words, language }: Analysis): (from: number, to: number) => boolean {
  const signs = readingOf(language).tellings.speech;
  const ranges = [...text.matchAll(apart)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const awake = wakingFrom(text, words, signs);
  const asleep = dreamFrom(text, signs);
  return (from, to) => {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    return (
      start >= awake ||
      start < asleep ||
      ranges.some((range) => start > range[0] && start < range[1]) ||
      isSaidBefore(text, start, signs) ||
      isSpeechBehind(text, start, end, signs) ||
      isTornAt(text, start, end)
    );
  };
}

/** Where the dreamer wakes near the end and the dream is over; the length of the text where it is not. */
function wakingFrom(text: string, words: readonly Word[], { woken }: SpeechSigns): number {
  const last = words.at(-1)?.sentence ?? 0;
  for (const { index } of text.matchAll(woken)) {
    const sentence = words.find(({ start }) => start >= index)?.sentence ?? last;
    if (last - sentence <= wakingSentences) return index;
  }
  return text.length;
}
const wakingSentences = 3;

/** Where the dream begins behind an account of the day before; 0 where there is none. */
function dreamFrom(text: string, { dayBefore, dreamItself }: SpeechSigns): number {
  if (!dayBefore.test(text)) return 0;
  const found = dreamItself.exec(text)?.index;
  if (found !== undefined) return found;
  return /[.!?\n]/u.exec(text)?.index ?? 0;
}

function isSaidBefore(text: string, start: number, { saying }: SpeechSigns): boolean {
  let at = start - 1;
  while (at >= 0 && (text.charAt(at) === ' ' || text.charAt(at) === '\t')) at -= 1;
  const before = text.charAt(at);
  if (before === ':') return saying.test(text.slice(Math.max(0, at - 40), at));
  return before === '¿' || (/[-–—]/u.test(before) && /^$|[\s.:]/u.test(text.charAt(at - 1)));
}

const stops: ReadonlySet<number> = new Set([...'.!?…\n'].map((each) => each.charCodeAt(0)));

/** A question, words with ", he said" behind them, or the announcement of what is said. */
function isSpeechBehind(
  text: string,
  start: number,
  end: number,
  { saying, saidBehind }: SpeechSigns,
): boolean {
  const behind = text.slice(end, end + 24);
  if (saidBehind.test(behind)) return true;
  if (/^[,.]?\s*[:"“«]/u.test(behind) && saying.test(text.slice(Math.max(start, end - 30), end))) return true;
  let at = end;
  while (at < text.length && !stops.has(text.charCodeAt(at))) at += 1;
  return text.charAt(at) === '?';
}

/** "N.Y.", "3.50", "a.m.", "S. told": half of it stands in another sentence. */
function isTornAt(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return (
    /\p{M}/u.test(text.charAt(end) + text.charAt(start - 1)) ||
    /^[.,][\p{L}\d]/u.test(text.slice(end, end + 2)) ||
    /\p{L},?[”»"]\s$|[\p{L}\d][.,]$|(?:^|[^\p{L}])\p{Lu}\. $/u.test(before)
  );
}
