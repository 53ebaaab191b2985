import type { RecognisedSymbol } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { Mark } from '../reading-links.ts';

interface SymbolMarkProps {
  readonly mark: Mark;
  readonly symbol: RecognisedSymbol;
  readonly isLit: boolean;
  /** Its note is open. */
  readonly isPinned: boolean;
  /** The dreamer has said that this was not meant. */
  readonly isNotMeant: boolean;
  readonly onFocusMark: (mark: Mark | null, isByKey: boolean) => void;
  readonly children: ReactNode;
}

/** A marked word of the dream: opens the note of its symbol and lights what the reading says about it. */
export function SymbolMark({ mark, symbol, isLit, isPinned, isNotMeant, ...props }: SymbolMarkProps) {
  const { t } = useTranslation('readings');
  const isAside = isNotMeant || mark.state !== 'present';
  return (
    <button
      type="button"
      className={classNames('dream-mark', isLit && 'is-lit', isAside && 'is-aside', isPinned && 'is-pinned')}
      data-kind={groupFamily(symbol.group)}
      aria-label={t('dream.markLabel', { word: mark.text, name: symbol.name })}
      aria-expanded={isPinned}
      // A press of a key counts no clicks.
      onClick={(event) => props.onFocusMark(isPinned ? null : mark, event.detail === 0)}
    >
      {props.children}
    </button>
  );
}
