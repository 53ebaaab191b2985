import { letterAt } from '../syntax/letters.ts';

const [space, apostrophe, comma, hyphen, typographic] = [0x20, 0x27, 0x2c, 0x2d, 0x2019];

/**
 * Whether a line is nothing but words, each of letters and digits with plain apostrophes and hyphens inside, one space
 * between two of them and a comma behind a word at most. Most stretches of a dream are; for these no pattern needs to be
 * tried. `isOurs` allows the apostrophes that our own words have.
 */
export function isPlainLine(line: string, isOurs = false): boolean {
  let isInWord = false;
  for (let at = 0; at < line.length; ) {
    const size = letterAt(line, at);
    if (size > 0) {
      isInWord = true;
      at += size;
      continue;
    }
    // Something else than letters stands between two words or inside of one.
    const code = line.charCodeAt(at);
    const isBetween = code === space || (code === comma && line.charCodeAt(at + 1) === space);
    if (!isInWord || !(isBetween || isInside(code, isOurs))) return false;
    at += code === comma ? 2 : 1;
    isInWord = false;
  }
  return isInWord;
}

function isInside(code: number, isOurs: boolean): boolean {
  return code === apostrophe || code === hyphen || (isOurs && code === typographic);
}
