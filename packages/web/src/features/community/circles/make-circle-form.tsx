import { circle } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useMakeCircle } from './circles.api.ts';

/** Makes a circle, whose name those who are invited read. */
export function MakeCircleForm({ onMade }: { readonly onMade: (id: string) => void }) {
  const { t } = useTranslation('community-circles');
  const [name, setName] = useState('');
  const make = useMakeCircle();
  const isWhole = name.trim().length >= circle.name.min;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole || make.isPending) return;
        void make.mutateAsync(name).then(
          ({ id }) => onMade(id),
          () => undefined,
        );
      }}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={circle.name.max}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {make.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(make.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={make.isPending} disabled={!isWhole}>
          {t('make')}
        </Button>
      </p>
    </form>
  );
}
