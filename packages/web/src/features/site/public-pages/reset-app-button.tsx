import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { forgetStoredApp } from './reset-app.ts';

/** Gets the newest version without a walk through the browser's settings. */
export function ResetAppButton() {
  const { t } = useTranslation('cache-help');
  const [isBusy, setBusy] = useState(false);
  const handleReset = async () => {
    setBusy(true);
    await forgetStoredApp();
    window.location.reload();
  };
  return (
    <section className="reset-app">
      <h2>{t('reset.title')}</h2>
      <p>{t('reset.text')}</p>
      <p>
        <Button isBusy={isBusy} onClick={() => void handleReset()}>
          {isBusy ? t('reset.busy') : t('reset.action')}
        </Button>
      </p>
    </section>
  );
}
