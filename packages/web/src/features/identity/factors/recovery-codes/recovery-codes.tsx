import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { useFactorsChange } from '../factors.api.ts';
import { Failure } from '../failure.tsx';

/** With fewer than this it is time for new ones. */
const few = 3;

interface RecoveryCodesProps {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const { t } = useTranslation('factors');
  const renewal = useFactorsChange(() => api('POST /api/factors/recovery-codes'), onCodes);
  return (
    <div className="factors-part">
      <h3>{t('codes.title')}</h3>
      <p className="text-muted">
        {t('codes.left', { count: left })} {left < few && t('codes.few')}
      </p>
      <Failure error={renewal.error} />
      <p>
        <Button variant="quiet" isBusy={renewal.isPending} onClick={() => renewal.mutate()}>
          {t('codes.renew')}
        </Button>
      </p>
    </div>
  );
}
