import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const shortcuts = [
  { keys: ['mod', '⏎'], labelKey: 'shortcuts.read' },
  { keys: ['mod', 'S'], labelKey: 'shortcuts.save' },
  { keys: ['Esc'], labelKey: 'shortcuts.close' },
  { keys: ['?'], labelKey: 'shortcuts.list' },
] as const;

/** Opens the list of shortcuts on `?`, except where `?` is being written. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping = (event.target as Element | null)?.closest?.(
        'input, textarea, select, [contenteditable]',
      );
      if (event.key === '?' && !isTyping) setOpen(true);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('dreams');
  const nameOf = (key: string) => (key === 'mod' ? (isMac() ? '⌘' : t('shortcuts.control')) : key);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, labelKey }) => (
          <div key={labelKey}>
            <dt>{t(labelKey)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{nameOf(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
