import type { Profile } from '@chitta/contract';
import { birth, displayName } from '@chitta/contract/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { chooseLanguage, currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangeProfile } from '../profile.api.ts';
import { BirthFields } from './birth-fields.tsx';
import { LanguageField } from './language-field.tsx';
import { changesOf, type ProfileField, type ProfileValues, valuesOf } from './profile-values.ts';
import { TimezoneField } from './timezone-field.tsx';

const fields: readonly ProfileField[] = [
  'displayName',
  'language',
  'timezone',
  'birthDate',
  'birthTime',
  'birthLocation',
];

/** What the member says of themselves. What is not saved stays in the form, whatever becomes of the saving. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const { form, isSaved, handleSave } = useProfileForm(profile);
  const { register, watch, setValue, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const failure = errors.root?.message;
  // Nothing is made of it: nobody is asked for it, and whoever gave it can see it and take it back.
  const { birthDate, birthTime, birthLocation } = profile;
  const [hasBirth] = useState(() => [birthDate, birthTime, birthLocation].some((value) => value !== null));
  return (
    <form className="profile-form" onSubmit={handleSave} noValidate>
      <section className="settings-section" aria-labelledby="profile-you">
        <h2 id="profile-you">{t('you.title')}</h2>
        <TextField
          label={t('displayName.label')}
          hint={t('displayName.hint', { username: profile.username })}
          error={errors.displayName?.message}
          maxLength={displayName.max}
          autoComplete="nickname"
          {...register('displayName')}
        />
        <LanguageField {...register('language')} />
        <TimezoneField
          value={watch('timezone')}
          error={errors.timezone?.message}
          onChange={(zone) => setValue('timezone', zone, { shouldDirty: true })}
        />
      </section>
      {hasBirth && <BirthFields form={form} firstDay={birth.firstDay} placeLength={birth.location} />}
      <div className="profile-save" data-dirty={isDirty}>
        <Button type="submit" isBusy={isSubmitting} disabled={!isDirty}>
          {t('save')}
        </Button>
        <p role="status" className="text-muted">
          {isSaved && !isDirty && t('saved')}
          {isDirty && !isSubmitting && !failure && t('unsaved')}
        </p>
        {failure && (
          <p role="alert" className="field-error">
            {t('notSaved', { problem: failure })}
          </p>
        )}
      </div>
    </form>
  );
}

function useProfileForm(profile: Profile) {
  const { t } = useTranslation('profile');
  const change = useChangeProfile();
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    // A picture that is sent meanwhile brings a profile as well; what was typed stays.
    defaultValues: valuesOf(profile, currentLanguage()),
  });
  const { setError, clearErrors, formState } = form;
  const { dirtyFields } = formState;

  const refuse = (error: unknown) => {
    const details = error instanceof ApiError ? (error.details ?? []) : [];
    const wrong = fields.filter((field) => details.some(({ path }) => path === field));
    for (const [index, field] of wrong.entries()) {
      setError(field, { message: t(`errors.${field}`) }, { shouldFocus: index === 0 });
    }
    setError('root', { message: wrong.length > 0 ? t('errors.some') : errorMessage(error) });
  };
  const handleSave = form.handleSubmit(async (values) => {
    clearErrors();
    const changes = changesOf(values, dirtyFields);
    try {
      const saved = await change.mutateAsync(changes);
      const now = form.getValues();
      form.reset(valuesOf(saved, currentLanguage()));
      // What was typed while it was on its way stays, and is still to be saved.
      for (const field of fields.filter((each) => now[each] !== values[each])) {
        form.setValue(field, now[field], { shouldDirty: true });
      }
      if (changes.language) await chooseLanguage(changes.language);
    } catch (error) {
      refuse(error);
    }
  });
  return { form, isSaved: change.isSuccess, handleSave };
}
