import type { Passkey } from '@chitta/contract';
import { passkey as limits } from '@chitta/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFactorsChange } from '../factors.api.ts';
import { Failure } from '../failure.tsx';
import { Removal } from '../removal.tsx';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Of administrators every passkey is asked for after the password. */
  readonly isAlwaysAsked: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}

interface PasskeyChange {
  readonly name?: string;
  readonly isSecondFactor?: boolean;
}

/** One passkey: what it is called, when it was used, and what it is for. */
export function PasskeyRow({ passkey, isAlwaysAsked, onCodes }: PasskeyRowProps) {
  const { t } = useTranslation('factors');
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const renamer = useRef<HTMLButtonElement>(null);
  // The form takes the focus; where it goes, the button has it again. Null: it was never there.
  useEffect(() => {
    if (isRenaming === false) renamer.current?.focus();
  }, [isRenaming]);
  const params = { id: String(passkey.id) };
  const change = useFactorsChange(
    (body: PasskeyChange) => api('PATCH /api/factors/passkeys/:id', { params, body }),
    onCodes,
  );
  const removal = useFactorsChange(() => api('DELETE /api/factors/passkeys/:id', { params }), onCodes);
  return (
    <li className="factors-item">
      {isRenaming ? (
        <RenameForm
          name={passkey.name}
          isBusy={change.isPending}
          onRename={(name) => change.mutate({ name }, { onSuccess: () => setRenaming(false) })}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div className="factors-row">
          <div className="min-w-0">
            <p className="break-words">{passkey.name}</p>
            <PasskeyFacts passkey={passkey} />
          </div>
          <div className="factors-actions">
            <Button
              ref={renamer}
              variant="ghost"
              aria-label={t('passkeys.renameOne', { name: passkey.name })}
              onClick={() => setRenaming(true)}
            >
              {t('passkeys.rename')}
            </Button>
            <Removal
              label={t('passkeys.removeOne', { name: passkey.name })}
              isBusy={removal.isPending}
              onRemove={() => removal.mutate()}
            />
          </div>
        </div>
      )}
      {!isAlwaysAsked && (
        <SwitchField
          label={t('passkeys.second')}
          isOn={passkey.isSecondFactor}
          onChange={(isSecondFactor) => change.mutate({ isSecondFactor })}
        />
      )}
      <Failure error={change.error ?? removal.error} />
    </li>
  );
}

function PasskeyFacts({ passkey }: Pick<PasskeyRowProps, 'passkey'>) {
  const { t } = useTranslation('factors');
  const day = (time: string) => new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  const used = passkey.lastUsedAt
    ? t('passkeys.used', { date: day(passkey.lastUsedAt) })
    : t('passkeys.unused');
  const isElsewhere = !`.${window.location.hostname}`.endsWith(`.${passkey.host}`);
  return (
    <p className="text-muted text-sm">
      {t('passkeys.since', { date: day(passkey.createdAt) })} · {used}
      {isElsewhere && <> · {t('passkeys.elsewhere', { host: passkey.host })}</>}
    </p>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, isBusy, onRename, onCancel }: RenameFormProps) {
  const { t } = useTranslation('factors');
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onRename(typed.trim());
  };
  return (
    <form className="grid gap-3" onSubmit={handleSubmit} noValidate>
      <TextField
        ref={input}
        label={t('passkeys.name')}
        maxLength={limits.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="factors-actions">
        <Button type="submit" variant="quiet" isBusy={isBusy} disabled={typed.trim() === ''}>
          {t('passkeys.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
