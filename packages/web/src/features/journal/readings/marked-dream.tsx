import { Fragment, useMemo } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { segmentText, type TextSegment, type TextSpan } from '#web/lib/text-segments.ts';
import { combinedAt, coverMarks, type Mark, marksOf } from './reading-links.ts';
import type { ReadingSubject } from './reading-subject.ts';
import { SymbolMark } from './symbol-mark.tsx';

interface MarkedDreamProps {
  readonly subject: ReadingSubject;
  /** Places lit by the reading. */
  readonly lit: readonly TextSpan[];
  readonly onFocusMark: (mark: Mark | null) => void;
}

type Piece = TextSegment<TextSpan & { readonly mark?: Mark }>;

/** The dream as it was written, its recognised words marked. */
export function MarkedDream({ subject, lit, onFocusMark }: MarkedDreamProps) {
  const { content, symbols, language } = subject;
  const byId = useMemo(() => new Map(symbols.map((symbol) => [symbol.id, symbol])), [symbols]);
  const marks = useMemo(() => marksOf(content, symbols), [content, symbols]);
  const pieces: readonly Piece[] = segmentText(content, [
    ...marks.map((mark) => ({ ...mark, mark })),
    ...coverMarks(lit, marks),
  ]);

  function renderPiece(piece: Piece, index: number) {
    const mark = piece.spans.find((span) => span.mark)?.mark;
    const symbol = mark && byId.get(mark.symbolId);
    const isLit = piece.spans.some((span) => span.mark === undefined);
    if (!mark || !symbol) {
      const className = classNames(isLit && 'dream-lit');
      return (
        <span key={piece.start} className={className || undefined}>
          {piece.text}
        </span>
      );
    }
    // A line may break behind any button; a word joiner keeps the full stop with its word.
    const isStopped = /^[\p{P}]/u.test(pieces[index + 1]?.text ?? '');
    return (
      <Fragment key={piece.start}>
        <SymbolMark
          mark={mark}
          symbol={symbol}
          combined={combinedAt(symbols, mark)}
          language={language}
          isLit={isLit}
          onFocusMark={onFocusMark}
        >
          {piece.text}
        </SymbolMark>
        {isStopped && '\u2060'}
      </Fragment>
    );
  }

  return (
    <p className="marked-dream" lang={language}>
      {pieces.map(renderPiece)}
    </p>
  );
}
