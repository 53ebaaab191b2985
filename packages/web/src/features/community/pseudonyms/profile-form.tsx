import type { CommunityProfile } from '@chitta/contract';
import { community } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { usePutProfile } from './profile.api.ts';

/** Chooses the name that others see; the first time with the year of birth, where that is not known. */
export function ProfileForm({ profile }: { readonly profile: CommunityProfile }) {
  const { t } = useTranslation('community-profile');
  const [pseudonym, setPseudonym] = useState(profile.pseudonym ?? '');
  const [year, setYear] = useState('');
  const [mayBeIndexed, setMayBeIndexed] = useState(profile.mayBeIndexed);
  const hintId = useId();
  const put = usePutProfile();
  const asksYear = !profile.isAgeKnown;
  const isWhole = pseudonym.trim().length >= community.pseudonym.min && (!asksYear || /^\d{4}$/.test(year));
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole || put.isPending) return;
        put.mutate(
          { pseudonym, mayBeIndexed, ...(asksYear && { birthYear: Number(year) }) },
          { onSuccess: () => toast({ title: t('kept') }) },
        );
      }}
    >
      <TextField
        label={t('pseudonym')}
        hint={t('pseudonymHint', community.pseudonym)}
        autoComplete="off"
        maxLength={community.pseudonym.max}
        value={pseudonym}
        onChange={({ target }) => setPseudonym(target.value)}
      />
      {asksYear && (
        <TextField
          label={t('year')}
          hint={t('yearHint', { age: community.age })}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      )}
      <div className="community-choices">
        <label>
          <input
            type="checkbox"
            checked={mayBeIndexed}
            aria-describedby={hintId}
            onChange={({ target }) => setMayBeIndexed(target.checked)}
          />
          <span>{t('indexed')}</span>
        </label>
        <p id={hintId} className="field-hint">
          {t('indexedHint')}
        </p>
      </div>
      {put.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(put.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={put.isPending} disabled={!isWhole}>
          {t('keep')}
        </Button>
      </p>
    </form>
  );
}
