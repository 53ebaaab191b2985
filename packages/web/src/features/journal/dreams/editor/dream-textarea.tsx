import { type ComponentProps, memo, type Ref } from 'react';
import { segmentText } from '#web/lib/text-segments.ts';
import type { RecognisedSpan } from './recognition-protocol.ts';
import '#web/ui/recognised-line.css';

interface DreamTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly recognised: readonly RecognisedSpan[];
  readonly onWrite: (content: string) => void;
}

/** The same text again behind the real one, invisible but for the lines under its symbols. */
const SymbolLines = memo(function SymbolLines({
  text,
  recognised,
}: {
  readonly text: string;
  readonly recognised: readonly RecognisedSpan[];
}) {
  return (
    <div className="dream-lines" aria-hidden>
      {segmentText(text, recognised).map((piece) =>
        piece.spans.length > 0 ? (
          <mark key={piece.start} className="recognised-line">
            {piece.text}
          </mark>
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
      {/* The empty last line has a height only with something in it. */}
      {'\u200b'}
    </div>
  );
});

/**
 * The text field of a dream. Field and lines share one grid cell: the lines give the height, so the field grows with
 * the words and never scrolls by itself, and both wrap alike.
 */
export function DreamTextarea({ ref, value, recognised, onWrite, ...props }: DreamTextareaProps) {
  return (
    <div className="dream-paper">
      <SymbolLines text={value} recognised={recognised} />
      <textarea
        {...props}
        ref={ref}
        className="dream-field"
        value={value}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}
