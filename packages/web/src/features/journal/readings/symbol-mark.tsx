import type { RecognisedSymbol } from '@chitta/contract';
import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Mark } from './reading-links.ts';
import { SymbolNote } from './symbol-note.tsx';

interface SymbolMarkProps {
  readonly mark: Mark;
  readonly symbol: RecognisedSymbol;
  /** What it means together with other words of the dream. */
  readonly combined: readonly RecognisedSymbol[];
  /** Of the dream, and so of its note. */
  readonly language: string;
  readonly isLit: boolean;
  readonly onFocusMark: (mark: Mark | null) => void;
  readonly children: ReactNode;
}

/** A marked word of the dream: opens the note of its symbol and lights what the reading says about it. */
export function SymbolMark({
  mark,
  symbol,
  combined,
  language,
  isLit,
  onFocusMark,
  children,
}: SymbolMarkProps) {
  const { t } = useTranslation('readings');
  const titleId = useId();
  const isOpenedByKey = useRef(false);
  return (
    <Popover.Root modal={false} onOpenChange={(isOpen) => onFocusMark(isOpen ? mark : null)}>
      <Popover.Trigger
        className={classNames('dream-mark', isLit && 'is-lit', mark.state !== 'present' && 'is-aside')}
        aria-label={t('dream.markLabel', { word: mark.text, name: symbol.name })}
        // A press of a key counts no clicks.
        onClick={(event) => {
          isOpenedByKey.current = event.detail === 0;
        }}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="symbol-note"
          aria-labelledby={titleId}
          sideOffset={8}
          collisionPadding={12}
          lang={language}
          // Keys could not reach the note from the word; a pointer needs no focus in it.
          onOpenAutoFocus={(event) => !isOpenedByKey.current && event.preventDefault()}
        >
          <Popover.Close asChild>
            <IconButton label={t('common:close')} className="symbol-note-close">
              <X size={18} aria-hidden />
            </IconButton>
          </Popover.Close>
          <SymbolNote symbol={symbol} mark={mark} combined={combined} titleId={titleId} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
