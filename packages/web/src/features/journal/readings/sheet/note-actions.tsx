import type { RecognisedSymbol } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

/** A word of a dream that is to become a symbol of the dreamer's own. */
export interface OwnSymbolWish {
  readonly word: string;
  readonly group: RecognisedSymbol['group'];
  readonly language: string;
}

/** What the page lets the dreamer say to a note; what is missing is not offered. */
export interface NoteActs {
  readonly onMakeMine?: (wish: OwnSymbolWish) => void;
  /** Ids of symbols that the dreamer did not mean. */
  readonly notMeant?: ReadonlySet<string>;
  readonly onNotMeant?: (symbolIds: readonly string[], isNotMeant: boolean) => void;
}

interface NoteActionsProps {
  readonly acts: NoteActs;
  /** What the note is about, the most important first. */
  readonly symbols: readonly RecognisedSymbol[];
  /** The dreamer's word for the first of them. */
  readonly word: string;
  readonly language: string;
  /** Whether the reading speaks of it, so that there is something that could miss. */
  readonly isSpoken: boolean;
}

/** To make a symbol one's own, and to say that it was not meant. */
export function NoteActions({ acts, symbols, word, language, isSpoken }: NoteActionsProps) {
  const { t } = useTranslation('readings');
  const { onMakeMine, onNotMeant, notMeant } = acts;
  const [first] = symbols;
  if (!first) return null;
  const ids = symbols.map(({ id }) => id);
  const isNotMeant = ids.every((id) => notMeant?.has(id));
  const isOwn = first.kind === 'personal';
  return (
    <div className="sheet-actions">
      {onMakeMine && !isOwn && (
        <Button variant="quiet" onClick={() => onMakeMine({ word, group: first.group, language })}>
          {t('note.makeMine')}
        </Button>
      )}
      {onNotMeant && isSpoken && (
        <Button variant="ghost" aria-pressed={isNotMeant} onClick={() => onNotMeant(ids, !isNotMeant)}>
          {isNotMeant ? t('note.meant') : t('note.notMeant')}
        </Button>
      )}
      {isNotMeant && isSpoken && (
        <p role="status" className="sheet-said">
          {t('note.notMeantSaid')}
        </p>
      )}
    </div>
  );
}
