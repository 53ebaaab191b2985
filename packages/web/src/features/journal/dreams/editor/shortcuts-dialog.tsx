import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const shortcuts = [
  { keys: ['mod', '⏎'], labelKey: 'shortcuts.read' },
  { keys: ['mod', 'S'], labelKey: 'shortcuts.save' },
  { keys: ['Esc'], labelKey: 'shortcuts.close' },
  { keys: ['N'], labelKey: 'shortcuts.write' },
  { keys: ['/'], labelKey: 'shortcuts.search' },
  { keys: ['J', 'K'], labelKey: 'shortcuts.rows' },
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
      const isOff = readLocal(localKeys.shortcuts) === 'off';
      if (event.key === '?' && !isTyping && !isOff) setOpen(true);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Keys that are letters get in the way of whoever speaks to their browser. */
function SingleKeys() {
  const { t } = useTranslation('dreams');
  const [isOff, setOff] = useState(() => readLocal(localKeys.shortcuts) === 'off');
  return (
    <div className="mt-4">
      <SwitchField
        label={t('shortcuts.single')}
        hint={t('shortcuts.singleHint')}
        isOn={!isOff}
        onChange={(isOn) => {
          writeLocal(localKeys.shortcuts, isOn ? 'on' : 'off');
          setOff(!isOn);
        }}
      />
    </div>
  );
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
      <SingleKeys />
    </Dialog>
  );
}
