import { birth } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ProfileDraft } from '../profile-draft.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import { PlaceField } from './place-field.tsx';

/** What the server found wrong with a birth. */
export type BirthFault = 'noSuchTime' | 'twice' | 'date' | 'timeZone' | null;

interface BirthStepProps {
  readonly draft: ProfileDraft;
  readonly writtenPlace: string | null;
  readonly fault: BirthFault;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** Today where the browser is, as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** When and where the member was born; each part can be left out. */
export function BirthStep({ draft, writtenPlace, fault, onChange }: BirthStepProps) {
  const { t } = useTranslation('oracle-profile');
  const { birthDate, birthTime, birthPlace } = draft;
  const isEmpty = birthDate === null && birthTime === null && birthPlace === null;
  // Another time or place may stand once.
  const changeMoment = (part: Partial<ProfileDraft>) => onChange({ ...part, isLaterMoment: null });
  return (
    <>
      <div className="birth-pair">
        <TextField
          type="date"
          label={t('birth.date')}
          error={fault === 'date' ? t('birth.wrongDate') : undefined}
          min={birth.firstDay}
          max={today()}
          autoComplete="bday"
          value={birthDate ?? ''}
          onChange={({ target }) => changeMoment({ birthDate: target.value || null })}
        />
        <BirthTime
          time={birthTime}
          error={fault === 'noSuchTime' ? t('birth.noSuchTime') : undefined}
          onChange={(time) => changeMoment({ birthTime: time })}
        />
      </div>
      {fault === 'twice' && (
        <WhichMoment
          isLater={draft.isLaterMoment}
          onChange={(isLaterMoment) => onChange({ isLaterMoment })}
        />
      )}
      <div className="birth-place">
        <PlaceField
          place={birthPlace}
          written={writtenPlace}
          onChoose={(place) => changeMoment({ birthPlace: place })}
        />
        {birthPlace && <PlaceFacts place={birthPlace} />}
        {fault === 'timeZone' && (
          <p role="alert" className="field-error">
            {t('hand.noZone')}
          </p>
        )}
        <Disclosure title={t('hand.title')}>
          <PlaceByHand
            key={birthPlace?.name}
            place={birthPlace}
            onTake={(place) => changeMoment({ birthPlace: place })}
          />
        </Disclosure>
        <p className="birth-source">{t('place.source')}</p>
      </div>
      {!isEmpty && (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => changeMoment({ birthDate: null, birthTime: null, birthPlace: null })}
          >
            {t('birth.clear')}
          </button>
        </p>
      )}
    </>
  );
}

interface BirthTimeProps {
  readonly time: string | null;
  readonly error: string | undefined;
  readonly onChange: (time: string | null) => void;
}

/** The hour, or that nobody knows it. */
function BirthTime({ time, error, onChange }: BirthTimeProps) {
  const { t } = useTranslation('oracle-profile');
  const [isUnknown, setUnknown] = useState(false);
  return (
    <div className="birth-time">
      <TextField
        type="time"
        label={t('birth.time')}
        hint={t('birth.timeHint')}
        error={error}
        disabled={isUnknown}
        value={time ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <label className="check-line">
        <input
          type="checkbox"
          checked={isUnknown}
          onChange={({ target }) => {
            setUnknown(target.checked);
            if (target.checked) onChange(null);
          }}
        />
        {t('birth.timeUnknown')}
      </label>
    </div>
  );
}

interface WhichMomentProps {
  readonly isLater: boolean | null;
  readonly onChange: (isLater: boolean) => void;
}

/** Clocks were put back over the time of birth, so that they showed it twice. */
function WhichMoment({ isLater, onChange }: WhichMomentProps) {
  const { t } = useTranslation('oracle-profile');
  const name = useId();
  return (
    <fieldset className="which-moment">
      <legend role="alert">{t('birth.twice')}</legend>
      {[false, true].map((later) => (
        <label key={String(later)} className="check-line">
          <input type="radio" name={name} checked={isLater === later} onChange={() => onChange(later)} />
          {t(later ? 'birth.second' : 'birth.first')}
        </label>
      ))}
    </fieldset>
  );
}

/** Where the place is and what its clocks go by, so that a wrong one is noticed. */
function PlaceFacts({ place }: { readonly place: NonNullable<ProfileDraft['birthPlace']> }) {
  const { t, i18n } = useTranslation('oracle-profile');
  const { latitude, longitude, timeZone } = place;
  const degrees = (value: number) =>
    new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      Math.abs(value),
    );
  return (
    <p className="field-hint">
      {t('place.facts', {
        latitude: `${degrees(latitude)}° ${t(latitude < 0 ? 'place.south' : 'place.north')}`,
        longitude: `${degrees(longitude)}° ${t(longitude < 0 ? 'place.west' : 'place.east')}`,
        timeZone,
      })}
    </p>
  );
}
