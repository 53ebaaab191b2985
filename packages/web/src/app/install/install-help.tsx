import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type InstallWay, installWay } from './install-way.ts';
import './install-help.css';

interface InstallHelpProps {
  readonly onClose: () => void;
}

/** How this browser installs the app, step by step. */
export function InstallHelp({ onClose }: InstallHelpProps) {
  const { t } = useTranslation('install');
  const way = installWay();
  const ways = t('ways', { returnObjects: true }) as unknown as Record<InstallWay, readonly string[]>;
  const isApple = way.endsWith('-ios');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <div className="mt-3 grid gap-4">
        <p>{t('why')}</p>
        <ol className="install-steps">
          {ways[way].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {isApple && <p className="text-muted">{t('appleNote')}</p>}
        <div>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
