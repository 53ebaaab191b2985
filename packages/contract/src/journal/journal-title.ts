/** How a dream gets its title where the dreamer gives none. No imports, so the browser can take it alone. */

const titleLength = 50;
/** Characters in which its end is looked for: whatever comes later, the title is cut before. */
const reach = 1_000;

/** A full stop after one of these ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|jr|vs|etc|sr|sra|srta|dra|d|ud|uds|av)\.$/i;
/** Signs that end a sentence, closing quotes and brackets, then a space or the end. */
const sentenceEnd = /(?:(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|\n)/gu;

/**
 * The first sentence of the dream, without its full stop, cut to 50 characters plus an ellipsis where it is longer.
 * Characters are UTF-16 units, as everywhere in the product; a cut never splits an emoji or an accented letter.
 */
export function journalTitle(content: string): string {
  const sentence = firstSentence(content);
  return sentence.length <= titleLength ? sentence : `${cutToTitle(sentence)}…`;
}

/** The first sentence of a dream, on one line and without its full stop, as far as its first 1,000 characters hold it. */
export function firstSentence(content: string): string {
  const text = content.trim().slice(0, reach);
  for (const { 0: sign, index } of text.matchAll(sentenceEnd)) {
    const end = index + sign.length;
    const sentence = text.slice(0, end).trim();
    if (endsHere(sentence, sign, text.slice(end))) return withoutFullStop(sentence);
  }
  return withoutFullStop(text);
}

function endsHere(sentence: string, sign: string, rest: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return false;
  if (sign === '.') return !abbreviation.test(sentence);
  // Three dots are a pause as often as an end: what follows decides.
  if (/^(?:\.{2,}|…+)$/.test(sign)) return !/^\s+\p{Ll}/u.test(rest);
  return true;
}

function withoutFullStop(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').replace(/(?<!\.)\.$/, '');
}

function cutToTitle(sentence: string): string {
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(sentence)) {
    if (index + segment.length > titleLength) break;
    end = index + segment.length;
  }
  return sentence.slice(0, end || titleLength);
}
