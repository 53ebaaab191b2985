import type { AnalysedText } from '../analysed/analysed-text.ts';
import { wordPacks } from '../languages/language-packs.ts';
import { wordsOfAll } from '../languages/words-of-all.ts';
import type { Found } from './found.ts';
import type { KnownWords } from './known-words.ts';

const currencySigns = '$€£';
const isCurrency = wordsOfAll(({ numbers }) => numbers.currencies);
const isHourWord = wordsOfAll(({ numbers }) => numbers.hours);
const clock = /^\d{1,2}(?:am|pm|h|hs)$/;
const year = /^(?:1[5-9]|20)\d\ds?$|^[2-9]0s$/;

/** Numbers in digits: an hour, money, a year, else a number as such. The dictionary's own numbers come first. */
export function findDigits(
  passage: AnalysedText,
  at: number,
  known: KnownWords | undefined,
): Found | undefined {
  const last = lastOfClock(passage, at);
  if (last !== undefined) return toFound(passage, at, last, 'class-clock-time', 'digits.clock');
  if (isMoney(passage, at)) return toFound(passage, at, at, 'money', 'digits.money');
  if (known !== undefined) return undefined;
  const word = passage.tokens[at]?.word ?? '';
  if (year.test(word)) return toFound(passage, at, at, 'class-eras', 'digits.year') ?? number(passage, at);
  return number(passage, at);
}

function number(passage: AnalysedText, at: number): Found | undefined {
  return toFound(passage, at, at, 'class-number', 'digits.number');
}

/** "4pm", "10 a.m.", "10:30", "a las 5 de la tarde". */
function lastOfClock(passage: AnalysedText, at: number): number | undefined {
  const { word = '' } = passage.tokens[at] ?? {};
  if (clock.test(word)) return at;
  if (passage.tokens[at + 1] === undefined || word.length > 2) return undefined;
  if (hasMinutes(passage, at)) return lastOfHourWord(passage, at + 2) ?? at + 1;
  return lastOfHourWord(passage, at + 1) ?? (isAmongHourWords(passage, at) ? at : undefined);
}

/** "10:30" is two words. */
function hasMinutes({ text, tokens }: AnalysedText, at: number): boolean {
  const { end = 0 } = tokens[at] ?? {};
  const { start, word = '' } = tokens[at + 1] ?? {};
  return text.charAt(end) === ':' && start === end + 1 && /^\d\d/.test(word);
}

/** "pm", "o'clock", "a.m." at a place. */
function lastOfHourWord({ tokens }: AnalysedText, at: number): number | undefined {
  const { word = '', gap } = tokens[at] ?? {};
  if (gap !== 'join') return undefined;
  if (isHourWord(word)) return at;
  const next = tokens[at + 1]?.word;
  const isHalved = Object.values(wordPacks).some(({ numbers }) =>
    numbers.cutHours.some(([first, second]) => next === second && first.test(word)),
  );
  return isHalved ? at + 1 : undefined;
}

/** "a las 5 de la tarde" */
function isAmongHourWords({ tokens }: AnalysedText, at: number): boolean {
  return Object.values(wordPacks).some(({ numbers: { aroundHour } }) => {
    if (aroundHour === undefined) return false;
    const [before, behind, next] = aroundHour;
    return (
      tokens[at + 1]?.word === behind &&
      tokens[at + 2]?.word === next &&
      before.test(tokens[at - 1]?.word ?? '')
    );
  });
}

function isMoney({ text, tokens }: AnalysedText, at: number): boolean {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  if (start > 0 && currencySigns.includes(text.charAt(start - 1))) return true;
  if (end < text.length && currencySigns.includes(text.charAt(end))) return true;
  return tokens[at + 1]?.gap === 'join' && isCurrency(tokens[at + 1]?.folded ?? '');
}

function toFound(
  passage: AnalysedText,
  first: number,
  last: number,
  symbol: string,
  rule: string,
): Found | undefined {
  const entry = passage.lexicon.entry(symbol);
  if (entry === undefined) return undefined;
  return {
    first,
    last,
    symbol,
    group: entry.group,
    variation: passage.text.slice(passage.tokens[first]?.start, passage.tokens[last]?.end),
    rule,
    sense: `noun.${entry.group}`,
    kind: entry.isClass === true ? 'class' : undefined,
    uses: passage.lexicon.combined.usesOf(symbol),
  };
}
