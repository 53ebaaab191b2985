import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** What it shows is shown this once: only its own button closes it. */
  readonly isLasting?: boolean;
}

/**
 * A dialog over the page, on the browser's own `<dialog>`: focus stays inside, Escape closes, the page behind
 * is out of reach, and no style element has to be injected (the content security policy forbids it).
 */
export function Dialog({ isOpen, onClose, title, children, className, isLasting = false }: DialogProps) {
  const { t } = useTranslation('common');
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      // Reading starts at the title; the browser would begin at the way out.
      titleRef.current?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is on the backdrop only.
    <dialog
      ref={ref}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => isLasting && event.preventDefault()}
      onClick={(event) => event.target === ref.current && !isLasting && onClose()}
      // Older browsers go by the event above.
      closedby={isLasting ? 'none' : 'closerequest'}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="flex items-start justify-between gap-4">
            <h2 id={titleId} ref={titleRef} tabIndex={-1} className="dialog-title">
              {title}
            </h2>
            {!isLasting && (
              <IconButton label={t('close')} onClick={onClose} className="-mt-2 -mr-2">
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
