import type { Factors } from '@chitta/contract';
import { passkey as limits } from '@chitta/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '#web/lib/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addPasskey, useFactorsChange } from '../factors.api.ts';
import { Failure } from '../failure.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeyListProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The member's passkeys, and the way to a further one. */
export function PasskeyList({ factors, onCodes }: PasskeyListProps) {
  const { t } = useTranslation('factors');
  return (
    <div className="factors-part">
      <h3>{t('passkeys.title')}</h3>
      <p className="text-muted">{t('passkeys.lead')}</p>
      {factors.passkeys.length > 0 && (
        <ul className="factors-list">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isAlwaysAsked={factors.isRequired}
              onCodes={onCodes}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? <NewPasskey onCodes={onCodes} /> : <p>{t('passkeys.unable')}</p>}
    </div>
  );
}

function NewPasskey({ onCodes }: Pick<PasskeyListProps, 'onCodes'>) {
  const { t } = useTranslation('factors');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [name, setName] = useState('');
  const add = useFactorsChange(addPasskey, onCodes);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // What was pressed is gone then; null: nothing was.
  useEffect(() => {
    if (isOpen !== null) (isOpen ? input : opener).current?.focus();
  }, [isOpen]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(name.trim() || t('passkeys.thisDevice'), {
      onSuccess: () => {
        setOpen(false);
        setName('');
      },
    });
  };

  const handleCancel = () => {
    setOpen(false);
    add.reset();
  };

  if (!isOpen) {
    return (
      <p>
        <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
          {t('passkeys.add')}
        </Button>
      </p>
    );
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
      <Failure error={add.error} />
      <TextField
        ref={input}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        placeholder={t('passkeys.thisDevice')}
        maxLength={limits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="factors-actions">
        <Button type="submit" isBusy={add.isPending}>
          {t('passkeys.make')}
        </Button>
        <Button variant="ghost" onClick={handleCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
