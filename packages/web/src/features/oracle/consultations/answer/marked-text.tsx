import type { Place } from './parts.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly places: readonly Place[];
}

/** A text with some of its places marked. */
export function MarkedText({ text, places }: MarkedTextProps) {
  let shown = 0;
  const pieces = places.flatMap(({ start, end }) => {
    const before = text.slice(shown, start);
    shown = end;
    return [
      <span key={`before ${start}`}>{before}</span>,
      <mark key={`at ${start}`} className="answer-mark">
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(shown)}
    </>
  );
}
