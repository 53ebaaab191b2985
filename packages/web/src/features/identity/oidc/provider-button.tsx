import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { departForProvider, useProviderName } from './oidc.api.ts';

interface ProviderButtonProps {
  /** Where to go on afterwards. */
  readonly next: string | undefined;
}

/** The way in or up through the provider; nothing where there is none. */
export function ProviderButton({ next }: ProviderButtonProps) {
  const { t } = useTranslation('oidc');
  const name = useProviderName();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (name === undefined) return null;

  const handleDeparture = async () => {
    setFailure('');
    setBusy(true);
    try {
      await departForProvider('sign_in', next);
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <p className="text-center text-muted text-sm">{t('or')}</p>
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <Button variant="quiet" size="large" isBusy={isBusy} onClick={() => void handleDeparture()}>
        <LogIn size={18} aria-hidden /> {t('goOn', { provider: name })}
      </Button>
    </div>
  );
}
