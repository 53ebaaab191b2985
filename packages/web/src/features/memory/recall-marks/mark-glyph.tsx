import type { RecallMark } from '@chitta/contract/limits';

/** What is left of a night as a shape: an empty moon, a half one, a full one; without a mark, a dotted one. */
export function MarkGlyph({ mark, size = 22 }: { readonly mark: RecallMark | null; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="mark-glyph" aria-hidden="true">
      <circle cx={12} cy={12} r={9} data-mark={mark ?? 'unknown'} />
      {mark === 'fragment' && <path d="M12 3a9 9 0 0 1 0 18z" />}
      {mark === 'dream' && <circle className="mark-full" cx={12} cy={12} r={9} />}
    </svg>
  );
}
