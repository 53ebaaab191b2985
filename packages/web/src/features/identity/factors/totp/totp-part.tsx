import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { factorsQuery, useFactorsChange } from '../factors.api.ts';
import { Failure } from '../failure.tsx';
import { Removal } from '../removal.tsx';
import { type TotpSecret, TotpSetup } from './totp-setup.tsx';

interface TotpPartProps {
  /** When the app was set up, ISO 8601; null: none is. */
  readonly since: string | null;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up, or the way to. */
export function TotpPart({ since, onCodes }: TotpPartProps) {
  const { t } = useTranslation('factors');
  const client = useQueryClient();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isCancelled, setCancelled] = useState(false);
  // The button that was pressed is gone; the one that led to it has the focus again.
  useEffect(() => {
    if (isCancelled) opener.current?.focus();
  }, [isCancelled]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const removal = useFactorsChange(() => api('DELETE /api/factors/totp'), onCodes);

  const handleBegin = async () => {
    setFailure(null);
    setCancelled(false);
    setBusy(true);
    try {
      setSecret(await api('POST /api/factors/totp'));
    } catch (error) {
      setFailure(error);
      // Another window may have set one up meanwhile.
      void client.invalidateQueries({ queryKey: factorsQuery.queryKey });
    } finally {
      setBusy(false);
    }
  };
  const handleCancel = () => {
    setSecret(null);
    setCancelled(true);
  };
  const handleDone = (codes: readonly string[] | null) => {
    setSecret(null);
    if (codes) onCodes(codes);
  };

  return (
    <div className="factors-part">
      <h3>{t('totp.title')}</h3>
      <Failure error={failure ?? removal.error} />
      {since !== null && (
        <div className="factors-row">
          <p>
            {t('totp.since', {
              date: new Date(since).toLocaleDateString(currentLocale(), { dateStyle: 'long' }),
            })}
          </p>
          <Removal label={t('totp.remove')} isBusy={removal.isPending} onRemove={() => removal.mutate()} />
        </div>
      )}
      {since === null && secret === null && (
        <>
          <p className="text-muted">{t('totp.lead')}</p>
          <p>
            <Button ref={opener} variant="quiet" isBusy={isBusy} onClick={() => void handleBegin()}>
              {t('totp.begin')}
            </Button>
          </p>
        </>
      )}
      {since === null && secret !== null && (
        <TotpSetup secret={secret} onDone={handleDone} onCancel={handleCancel} />
      )}
    </div>
  );
}
