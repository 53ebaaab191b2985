import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFactorsChange } from '../factors.api.ts';
import { failureText } from '../failure-text.ts';

const QrPicture = lazy(async () => ({ default: (await import('#web/ui/qr/qr-picture.tsx')).QrPicture }));

export interface TotpSecret {
  /** As people type it. */
  readonly key: string;
  /** As the picture holds it. */
  readonly uri: string;
}

interface TotpSetupProps {
  readonly secret: TotpSecret;
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** The key in groups of four: easier to type, and no app minds the gaps. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Shows the secret to the app, as a picture and as text, and asks for the first code. */
export function TotpSetup({ secret, onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation('factors');
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState('');
  const confirm = useFactorsChange(
    (typed: string) => api('POST /api/factors/totp/confirm', { body: { code: typed } }),
    () => undefined,
  );
  useEffect(() => heading.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    setMissing(/^\d{6}$/.test(typed) ? '' : t('totp.six'));
    if (!/^\d{6}$/.test(typed)) return input.current?.focus();
    confirm.mutate(typed, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: () => input.current?.select(),
    });
  };

  return (
    <div className="factors-setup">
      <p ref={heading} tabIndex={-1} className="outline-none">
        {t('totp.scan')}
      </p>
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrPicture text={secret.uri} label={t('totp.picture')} />
      </Suspense>
      <p>
        {t('totp.orType')} <code className="factors-key">{inGroups(secret.key)}</code>
      </p>
      <p>
        <a className="link" href={secret.uri}>
          {t('totp.open')}
        </a>
      </p>
      <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
        <TextField
          ref={input}
          label={t('totp.code')}
          hint={t('totp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={missing || failureText(confirm.error)}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className="factors-actions">
          <Button type="submit" isBusy={confirm.isPending}>
            {t('totp.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
