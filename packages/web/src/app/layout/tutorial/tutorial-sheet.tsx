import { Link } from '@tanstack/react-router';
import { ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/**
 * The way in as one line over the lower edge of the page, which leaves the page to what is written; it opens into a few
 * words. It takes no focus, and nothing behind it away.
 */
export function TutorialSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('tutorial');
  const titleId = useId();
  const wordsId = useId();
  const [isOpen, setOpen] = useState(false);
  function start() {
    onClose();
    document.querySelector<HTMLTextAreaElement>('.dream-field')?.focus();
  }
  return (
    <div role="dialog" aria-labelledby={titleId} className="tutorial-sheet">
      <div className="tutorial-line">
        <button
          type="button"
          id={titleId}
          className="tutorial-title"
          aria-expanded={isOpen}
          aria-controls={wordsId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={18} aria-hidden />
          {t('title')}
        </button>
        <IconButton label={t('close')} onClick={start}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div id={wordsId} hidden={!isOpen}>
        <p>{t('short')}</p>
        <Link to={paths.welcome} className={buttonClass('ghost')} onClick={onClose}>
          {t('tour')}
        </Link>
      </div>
    </div>
  );
}
