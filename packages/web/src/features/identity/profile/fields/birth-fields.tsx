import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';

interface BirthFieldsProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly firstDay: string;
  readonly placeLength: number;
}

/** Today where the browser is, as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** When and where the member was born; all of it may be left out. */
export function BirthFields({ form, firstDay, placeLength }: BirthFieldsProps) {
  const { t } = useTranslation('profile');
  const { register, formState } = form;
  const { errors } = formState;
  const isPossible = (day: string) => day === '' || (day >= firstDay && day <= today());
  return (
    <section className="settings-section" aria-labelledby="profile-birth">
      <h2 id="profile-birth">{t('birth.title')}</h2>
      <p className="text-muted">{t('birth.lead')}</p>
      <div className="profile-birth">
        <TextField
          type="date"
          label={t('birth.date')}
          error={errors.birthDate?.message}
          min={firstDay}
          max={today()}
          autoComplete="bday"
          {...register('birthDate', { validate: (day) => isPossible(day) || t('errors.birthDate') })}
        />
        <TextField
          type="time"
          label={t('birth.time')}
          error={errors.birthTime?.message}
          {...register('birthTime')}
        />
      </div>
      <TextField
        label={t('birth.place')}
        hint={t('birth.placeHint')}
        error={errors.birthLocation?.message}
        maxLength={placeLength}
        {...register('birthLocation')}
      />
    </section>
  );
}
