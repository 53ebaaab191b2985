import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { nightDays, shiftDay } from '#web/lib/format/format-night.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** Until this hour the night is not over. */
const morning = 5;
const firstNight = '1900-01-01';

interface NightFieldProps {
  /** The day on which the night ended, `YYYY-MM-DD`; undefined for the one that is nearest. */
  readonly value: string | undefined;
  readonly zone: string;
  readonly onChange: (night: string) => void;
}

/** The hour that it is in a zone, 0 to 23. */
function hourIn(zone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(at));
}

/** Which night the dream is of: the last, the one before, or any by its date. */
export function NightField({ value, zone, onChange }: NightFieldProps) {
  const { t } = useTranslation('dreams');
  const name = useId();
  const now = new Date();
  const today = dayIn(zone, now);
  const before = shiftDay(today, -1);
  const night = value ?? today;
  const isNear = night === today || night === before;
  const [isPicking, setPicking] = useState(!isNear);
  const isOther = isPicking || !isNear;
  // A year that is typed is one long ago at first, which is no night yet.
  const [typed, setTyped] = useState<string | null>(null);
  const choices = [
    { id: 'near', night: today, label: hourIn(zone, now) < morning ? t('night.tonight') : t('night.last') },
    { id: 'before', night: before, label: t('night.before') },
  ];
  return (
    <fieldset className="category-field">
      <legend className="field-label">{t('night.label')}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.id} className="chip">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={!isOther && night === choice.night}
              onChange={() => {
                setPicking(false);
                onChange(choice.night);
              }}
            />
            {choice.label}
          </label>
        ))}
        <label className="chip">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={isOther}
            onChange={() => setPicking(true)}
          />
          {t('night.other')}
        </label>
      </div>
      {isOther && (
        <div className="night-date">
          <TextField
            type="date"
            label={t('night.wokeOn')}
            value={typed ?? night}
            min={firstNight}
            max={today}
            onChange={({ target }) => {
              setTyped(target.value);
              const isDay = /^\d{4}-\d{2}-\d{2}$/.test(target.value);
              if (isDay && target.value >= firstNight && target.value <= today) onChange(target.value);
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
      <p className="field-hint night-said">{t('night.of', { days: nightDays(night) })}</p>
    </fieldset>
  );
}
