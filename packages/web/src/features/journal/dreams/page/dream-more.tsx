import { Ellipsis, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';

/** What is seldom done with a dream, and not by accident. A popover of the browser, as the profile's menu is. */
export function DreamMore({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation('dreams');
  const id = useId();
  return (
    <>
      <IconButton label={t('page.more')} popoverTarget={id}>
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <div id={id} popover="auto" className="menu dream-copies dream-more">
        <button
          type="button"
          className="menu-item menu-item-danger"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
          {t('page.remove')}
        </button>
      </div>
    </>
  );
}
