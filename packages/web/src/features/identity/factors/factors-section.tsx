import type { Factors } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { askForProof } from '#web/lib/proof/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { factorsQuery } from './factors.api.ts';
import { PasskeyList } from './passkeys/passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes/recovery-codes.tsx';
import { RecoveryCodesDialog } from './recovery-codes/recovery-codes-dialog.tsx';
import { TotpPart } from './totp/totp-part.tsx';
import './factors.css';

/** What stands between the password and the account: authenticator app, passkeys, recovery codes. */
export function FactorsSection() {
  const { t } = useTranslation('factors');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  // What led to the codes may be gone, such as the form that set up an app: then reading goes on at the section.
  const handleKept = () => {
    setCodes([]);
    if (document.activeElement === document.body) title.current?.focus();
  };
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="outline-none">
        {t('title')}
      </h2>
      {data && (
        <>
          <p className="text-muted">{data.isSecondStepOn ? t('on') : t('off')}</p>
          <Requirement factors={data} />
          <TotpPart since={data.totpSince} onCodes={setCodes} />
          <PasskeyList factors={data} onCodes={setCodes} />
          {data.isSecondStepOn && <RecoveryCodes left={data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <RecoveryCodesDialog codes={codes} onClose={handleKept} />
    </section>
  );
}

/** Tells an administrator what is missing before anything of theirs opens. */
function Requirement({ factors }: { readonly factors: Factors }) {
  const { t } = useTranslation('factors');
  const client = useQueryClient();
  if (!factors.isRequired || factors.hasSecondFactor) return null;
  const hasAny = factors.totpSince !== null || factors.passkeys.length > 0;
  const handleConfirm = async () => {
    if (await askForProof(true)) await client.invalidateQueries({ queryKey: factorsQuery.queryKey });
  };
  return (
    <div className="form-failure grid justify-items-start gap-3" role="status">
      <p>{hasAny ? t('required.confirm') : t('required.setUp')}</p>
      {hasAny && <Button onClick={() => void handleConfirm()}>{t('required.action')}</Button>}
    </div>
  );
}
