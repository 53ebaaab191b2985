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
