import { combinedAt, type Mark, sentencesOfMark } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { NoteActions, type NoteActs } from './note-actions.tsx';
import { SymbolNote } from './symbol-note.tsx';

interface MarkNoteProps {
  readonly subject: ReadingSubject;
  readonly mark: Mark;
  readonly acts: NoteActs;
  readonly titleId: string;
}

/** The note of a marked word, with what can be said to it. */
export function MarkNote({ subject, mark, acts, titleId }: MarkNoteProps) {
  const { symbols, reading, language } = subject;
  const symbol = symbols.find(({ id }) => id === mark.symbolId);
  if (!symbol) return null;
  return (
    <div className="sheet-content" lang={language}>
      <SymbolNote symbol={symbol} mark={mark} combined={combinedAt(symbols, mark)} titleId={titleId} />
      <NoteActions
        acts={acts}
        symbols={[symbol]}
        word={mark.text}
        language={language}
        isSpoken={reading !== null && sentencesOfMark(reading, mark).length > 0}
      />
    </div>
  );
}
