import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface EmailInsteadProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isWanted: boolean) => void;
}

/** The browser does not let notifications through: asks whether mails shall take their place. */
export function EmailInstead({ isOpen, onAnswer }: EmailInsteadProps) {
  const { t } = useTranslation('profile');
  return (
    <Dialog isOpen={isOpen} onClose={() => onAnswer(false)} title={t('messaging.instead.title')}>
      <p className="mt-3">{t('messaging.instead.text')}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => onAnswer(true)}>{t('messaging.instead.yes')}</Button>
        <Button variant="ghost" onClick={() => onAnswer(false)}>
          {t('messaging.instead.no')}
        </Button>
      </div>
    </Dialog>
  );
}
