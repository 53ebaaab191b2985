import type { ProofMethods } from '@chitta/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { canUsePasskeys, isPasskeyCancelled } from '#web/lib/passkeys.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { proveWithPasskey } from './reauthentication.api.ts';
import { TypedProof } from './typed-proof.tsx';

interface ProofFormProps {
  readonly methods: ProofMethods;
  /** Neither password nor provider is enough. */
  readonly needsSecondFactor?: boolean;
  readonly onProven: () => void;
}

/** The ways to prove that this member has: something typed, a passkey, or both. */
export function ProofForm({ methods: all, needsSecondFactor = false, onProven }: ProofFormProps) {
  const methods = needsSecondFactor ? { ...all, hasPassword: false, hasProvider: false } : all;
  const hasPasskey = methods.hasPasskey && canUsePasskeys();
  const canType = methods.hasPassword || methods.hasTotp;
  const leaves = methods.hasProvider && !methods.hasPassword;
  return (
    <>
      {canType && <TypedProofs methods={methods} onProven={onProven} />}
      {hasPasskey && <PasskeyProof isOnly={!canType} onProven={onProven} />}
      {leaves && <ProviderProof />}
      {!canType && !hasPasskey && !leaves && <NoProof needsSecondFactor={needsSecondFactor} />}
    </>
  );
}

function NoProof({ needsSecondFactor }: { readonly needsSecondFactor: boolean }) {
  const { t } = useTranslation('reauthentication');
  return <p role="alert">{t(needsSecondFactor ? 'nothingSecond' : 'nothing')}</p>;
}

/** A password, a code of an app, or either of them. */
function TypedProofs({ methods, onProven }: Pick<ProofFormProps, 'methods' | 'onProven'>) {
  const { t } = useTranslation('reauthentication');
  const [isTyping, setTyping] = useState<'password' | 'code'>(methods.hasPassword ? 'password' : 'code');
  const other = isTyping === 'password' ? 'code' : 'password';
  return (
    <>
      <TypedProof key={isTyping} kind={isTyping} onProven={onProven} />
      {methods.hasPassword && methods.hasTotp && (
        <p>
          <Button variant="ghost" onClick={() => setTyping(other)}>
            {other === 'code' ? t('codeInstead') : t('passwordInstead')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Leaves the app for the provider and comes back to this page; the call is for the member to make again. */
function ProviderProof() {
  const { t } = useTranslation('reauthentication');
  const { pathname, search } = window.location;
  const address = new URLSearchParams({ purpose: 'proof', next: `${pathname}${search}` });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t('provider')}</p>
      <a href={`${paths.auth}?${address}`} className={buttonClass('quiet')}>
        {t('toProvider')}
      </a>
    </div>
  );
}

interface PasskeyProofProps {
  readonly isOnly: boolean;
  readonly onProven: () => void;
}

function PasskeyProof({ isOnly, onProven }: PasskeyProofProps) {
  const { t } = useTranslation('reauthentication');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const handlePasskey = async () => {
    setFailure('');
    setBusy(true);
    try {
      await proveWithPasskey();
      onProven();
    } catch (error) {
      setFailure(isPasskeyCancelled(error) ? t('passkeyCancelled') : errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <Button variant={isOnly ? 'primary' : 'quiet'} isBusy={isBusy} onClick={() => void handlePasskey()}>
        <KeyRound size={18} aria-hidden /> {t('passkey')}
      </Button>
    </div>
  );
}
