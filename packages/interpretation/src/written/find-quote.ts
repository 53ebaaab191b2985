import type { Span } from '../types.ts';

/** Finds a stretch that was copied out of the dream; undefined where it does not stand there. */
export type FindQuote = (quote: string) => Span | undefined;

interface Plain {
  readonly text: string;
  /** For each unit of the text, where it comes from. */
  readonly from: readonly number[];
}

/**
 * Small and capital letters, accents, kinds of quotation marks and apostrophes and the width of spaces make no difference, nor
 * does punctuation around a quote; everything else has to be as the dreamer wrote it, in whole words.
 */
export function quoteFinder(dream: string): FindQuote {
  const plain = plainly(dream);
  return (quote) => {
    const wanted = withoutEnds(plainly(quote).text);
    if (wanted === '') return undefined;
    for (let at = plain.text.indexOf(wanted); at >= 0; at = plain.text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isLetter(plain.text[at - 1]) || isLetter(plain.text[end])) continue;
      const last = plain.from[end - 1] ?? 0;
      return { start: plain.from[at] ?? 0, end: last + lengthAt(dream, last) };
    }
    return undefined;
  };
}

/** Without what is no letter before the first one and behind the last. */
function withoutEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && !isLetter(text[start])) start += 1;
  while (end > start && !isLetter(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function lengthAt(text: string, at: number): number {
  const [character = ''] = text.slice(at, at + 2);
  let end = at + character.length;
  // Accents that are written apart belong to their letter.
  while (/^\p{M}$/u.test(text[end] ?? '')) end += 1;
  return end - at;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function plainly(text: string): Plain {
  const units: string[] = [];
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = plainCharacter(character);
    const isSecondSpace = plain === ' ' && units.at(-1) === ' ';
    if (!isSecondSpace) {
      for (const unit of plain.split('')) {
        units.push(unit);
        from.push(at);
      }
    }
    at += character.length;
  }
  return { text: units.join(''), from };
}

function plainCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (/[“”"«»„]/u.test(character)) return '';
  if (/[’‘ʼ`]/u.test(character)) return "'";
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
