/** A place in a text, in UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A piece of a text: the spans that cover it, none for plain text. */
export interface TextSegment<Span extends TextSpan> {
  readonly start: number;
  readonly text: string;
  readonly spans: readonly Span[];
}

function isSurrogatePairAt(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

/**
 * Cuts a text where spans begin and end. The pieces joined give the text again, whatever the spans are: places
 * outside the text and places inside a surrogate pair are left out.
 */
export function segmentText<Span extends TextSpan>(
  text: string,
  spans: readonly Span[],
): readonly TextSegment<Span>[] {
  const isCut = (at: number) => at >= 0 && at <= text.length && !isSurrogatePairAt(text, at);
  const sound = spans.filter((span) => span.start < span.end && isCut(span.start) && isCut(span.end));
  const cuts = [...new Set([0, text.length, ...sound.flatMap((span) => [span.start, span.end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = sound.filter((span) => span.start <= start && span.end >= end);
    return { start, text: text.slice(start, end), spans: covering };
  });
}

/** Length of what two texts begin with in common. */
function commonPrefix(a: string, b: string): number {
  const longest = Math.min(a.length, b.length);
  let length = 0;
  while (length < longest && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function commonSuffix(a: string, b: string, prefix: number): number {
  const longest = Math.min(a.length, b.length) - prefix;
  let length = 0;
  while (length < longest && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++;
  return length;
}

/**
 * Carries spans of `before` over to `after`, one edit later: what lies before the edit stays, what lies behind it
 * moves along, what the edit touches is dropped.
 */
export function carrySpans<Span extends TextSpan>(
  spans: readonly Span[],
  before: string,
  after: string,
): readonly Span[] {
  if (before === after) return spans;
  const prefix = commonPrefix(before, after);
  const suffixStart = before.length - commonSuffix(before, after, prefix);
  const shift = after.length - before.length;
  const isLetterAt = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(after.charAt(at));
  return spans.flatMap((span) => {
    // A word that the edit touches may have become a part of a longer one.
    if (span.end <= prefix) return span.end === prefix && isLetterAt(span.end) ? [] : [span];
    if (span.start < suffixStart) return [];
    const moved = { ...span, start: span.start + shift, end: span.end + shift };
    return span.start === suffixStart && isLetterAt(moved.start - 1) ? [] : [moved];
  });
}
