import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** The way in, in a few words, over the lower edge of the page: it takes no focus, and nothing behind it away. */
export function TutorialSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('tutorial');
  const titleId = useId();
  function start() {
    onClose();
    document.querySelector<HTMLTextAreaElement>('.dream-field')?.focus();
  }
  return (
    <div role="dialog" aria-labelledby={titleId} className="tutorial-sheet">
      <h2 id={titleId}>{t('title')}</h2>
      <p>{t('short')}</p>
      <p className="flex flex-wrap gap-1">
        <Button onClick={start}>{t('close')}</Button>
        <Link to={paths.welcome} className={buttonClass('ghost')} onClick={onClose}>
          {t('tour')}
        </Link>
      </p>
    </div>
  );
}
