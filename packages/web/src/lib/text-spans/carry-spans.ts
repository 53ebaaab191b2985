import type { TextSpan } from '#web/lib/text-segments.ts';

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
