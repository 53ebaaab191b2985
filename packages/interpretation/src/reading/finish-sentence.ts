/** Capital first, also behind an opening quotation or question mark, and closing punctuation. */
export function finishSentence(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  // A whole character: letters beyond the first plane take two units.
  const first = at < 0 ? '' : String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  const capital = at < 0 ? text : text.slice(0, at) + first.toUpperCase() + text.slice(at + first.length);
  return /[.?…]$|[.?][”»]$/u.test(capital) ? capital : `${capital}.`;
}

/** "didn't" in the dreamer's words and "anybody’s" in ours are written alike. */
export function withTypographicApostrophes(text: string): string {
  return text.includes("'") ? text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’') : text;
}
