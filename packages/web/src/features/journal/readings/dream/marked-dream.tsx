import { useMemo } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { segmentText, type TextSegment, type TextSpan } from '#web/lib/text-segments.ts';
import { coverMarks, type Mark, marksOf } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { SymbolMark } from './symbol-mark.tsx';

interface MarkedDreamProps {
  readonly subject: ReadingSubject;
  /** Places lit by the reading. */
  readonly lit: readonly TextSpan[];
  /** The word whose note is open. */
  readonly pinned?: Mark | null;
  /** Ids of symbols that were not meant. */
  readonly notMeant?: ReadonlySet<string> | undefined;
  readonly onFocusMark: (mark: Mark | null, isByKey: boolean) => void;
}

const isSame = (mark: Mark, other: Mark | null | undefined) =>
  mark.start === other?.start && mark.symbolId === other.symbolId;

type Piece = TextSegment<TextSpan & { readonly mark?: Mark }>;

/** The dream as it was written, its recognised words marked. */
export function MarkedDream({ subject, lit, pinned, notMeant, onFocusMark }: MarkedDreamProps) {
  const { content, symbols, language } = subject;
  const byId = useMemo(() => new Map(symbols.map((symbol) => [symbol.id, symbol])), [symbols]);
  const marks = useMemo(() => marksOf(content, symbols), [content, symbols]);
  const pieces: readonly Piece[] = segmentText(content, [
    ...marks.map((mark) => ({ ...mark, mark })),
    ...coverMarks(lit, marks),
  ]);

  const markOf = (piece: Piece | undefined) =>
    piece?.spans.find(({ mark }) => mark && byId.has(mark.symbolId))?.mark;
  const isLit = ({ spans }: Piece) => spans.some((span) => span.mark === undefined);
  /** Signs, and the space behind them, that belong to the word before them. */
  const stopOf = (piece: Piece | undefined) =>
    piece && !markOf(piece) ? (/^\p{P}*[^\S\n]?/u.exec(piece.text)?.[0] ?? '') : '';
  const renderWords = (piece: Piece, text: string) => (
    <span key={piece.start} className={classNames(isLit(piece) && 'dream-lit') || undefined}>
      {text}
    </span>
  );

  function renderPiece(piece: Piece, index: number) {
    const mark = markOf(piece);
    const symbol = mark && byId.get(mark.symbolId);
    if (!mark || !symbol) {
      const told = markOf(pieces[index - 1]) ? stopOf(piece) : '';
      return renderWords(piece, piece.text.slice(told.length));
    }
    const marked = (
      <SymbolMark
        key={piece.start}
        mark={mark}
        symbol={symbol}
        isLit={isLit(piece)}
        isPinned={isSame(mark, pinned)}
        isNotMeant={notMeant?.has(mark.symbolId) ?? false}
        onFocusMark={onFocusMark}
      >
        {piece.text}
      </SymbolMark>
    );
    const next = pieces[index + 1];
    const stop = stopOf(next);
    if (!next || stop === '') return marked;
    // A line may break behind any button, whatever follows it: the full stop or space that follows is kept with its word.
    return (
      <span key={piece.start} className="dream-stopped">
        {marked}
        {renderWords(next, stop)}
      </span>
    );
  }

  return (
    <p className="marked-dream" lang={language}>
      {pieces.map(renderPiece)}
    </p>
  );
}
