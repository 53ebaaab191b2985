import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface TutorialDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What Chitta is and how a night goes through it. */
export function TutorialDialog({ isOpen, onClose }: TutorialDialogProps) {
  const { t } = useTranslation('tutorial');
  const { status } = useSession();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')}>
      <div className="mt-3 grid gap-4">
        <p>{t('intro')}</p>
        <ol className="numbered">
          <li>{t('write')}</li>
          <li>{t('read')}</li>
          <li>{t('keep')}</li>
        </ol>
        <p className="text-muted">{t('honest')}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{t('close')}</Button>
          {status === 'signed-in' && (
            <Link to={paths.welcome} className={buttonClass('ghost')} onClick={onClose}>
              {t('tour')}
            </Link>
          )}
        </p>
      </div>
    </Dialog>
  );
}
